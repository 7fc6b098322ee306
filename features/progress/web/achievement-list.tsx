import { Brain, Flame, Footprints, Medal, Sprout } from 'lucide-react'
import { classNames } from '#kit/ui/class-names.ts'
import { pageWords } from '#progress/words.ts'
import type { ProgressReport } from './progress-query.ts'

const signs: Readonly<Record<string, typeof Brain>> = {
  first_steps: Footprints,
  on_fire: Flame,
  growing_strong: Sprout,
  sharp_mind: Brain,
}

/** The achievements of the page, reached ones in colour. */
export function AchievementList({ achievements }: { achievements: ProgressReport['achievements'] }) {
  const shown = achievements.filter(achievement => achievement.id in signs)
  return (
    <section>
      <h2 className="mb-4 text-h2">{pageWords.achievements}</h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {shown.map(({ id, title, description, achieved }) => {
          const Icon = signs[id] ?? Sprout
          return (
            <li
              key={id}
              className={classNames(
                'rounded-sheet p-5',
                achieved ? 'bg-apricot-soft' : 'border-2 border-line border-dashed bg-transparent',
              )}
            >
              <div className="flex items-center justify-between">
                <span
                  className={classNames(
                    'inline-flex size-12 items-center justify-center rounded-[16px]',
                    achieved ? 'bg-apricot text-[oklch(0.3_0.06_55)]' : 'bg-sunk text-ink-soft',
                  )}
                >
                  <Icon size={25} aria-hidden="true" />
                </span>
                <span className={classNames('text-small', achieved ? 'text-apricot-ink' : 'text-ink-soft')}>
                  {achieved ? pageWords.achieved : pageWords.notYet}
                </span>
              </div>
              <h3 className="mt-4 text-h3">{title}</h3>
              <p className="mt-0.5 text-ink-soft text-small">{description}</p>
            </li>
          )
        })}
      </ul>
      <MoreAchievements achievements={achievements.filter(achievement => !(achievement.id in signs))} />
    </section>
  )
}

/** The longer list: small badges, the ones that are held in colour. */
function MoreAchievements({ achievements }: { achievements: ProgressReport['achievements'] }) {
  const held = achievements.filter(({ achieved }) => achieved).length
  return (
    <>
      <div className="mt-8 mb-3 flex items-baseline justify-between gap-4">
        <h3 className="text-h3">{pageWords.more}</h3>
        <span className="text-ink-soft text-small">{pageWords.collected(held, achievements.length)}</span>
      </div>
      <ul className="flex flex-wrap gap-2">
        {achievements.map(({ id, title, description, achieved }) => (
          <li
            key={id}
            className={classNames(
              'flex items-center gap-2 rounded-full px-3.5 py-2 text-small',
              achieved ? 'bg-apricot-soft text-apricot-ink' : 'border-2 border-line border-dashed text-ink-soft',
            )}
          >
            <Medal size={16} aria-hidden="true" />
            <span>
              <span className="font-name font-semibold">{title}</span>
              <span className="sr-only">
                {': '}
                {description} ({achieved ? pageWords.achieved : pageWords.notYet})
              </span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
