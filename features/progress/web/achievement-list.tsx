import type { LucideIcon } from 'lucide-react'
import { Brain, Check, Egg, Flame, Footprints, Medal, Sprout } from 'lucide-react'
import { classNames } from '#kit/ui/class-names.ts'
import { pageWords } from '#progress/words.ts'
import { dayAndMonth } from './day-names.ts'
import { useFold } from './fold.tsx'
import type { ProgressReport } from './progress-query.ts'

type Achievement = ProgressReport['achievements'][number]

const signs: Readonly<Record<string, LucideIcon>> = {
  first_steps: Footprints,
  on_fire: Flame,
  growing_strong: Sprout,
  sharp_mind: Brain,
}

/** The main achievements, reached ones in colour, then the longer list with awarded ones first. */
export function AchievementList({ achievements }: { achievements: readonly Achievement[] }) {
  const held = achievements.filter(({ achieved }) => achieved).length
  const more = achievements.filter(({ id }) => !(id in signs))
  return (
    <section>
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 className="text-h2">{pageWords.achievements}</h2>
        <span className="text-ink-soft text-small">{pageWords.collected(held, achievements.length)}</span>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {achievements.map(achievement => {
          const Icon = signs[achievement.id]
          return Icon ? <BigAchievement key={achievement.id} achievement={achievement} Icon={Icon} /> : null
        })}
      </ul>
      <MoreAchievements achievements={more} />
    </section>
  )
}

function BigAchievement({ achievement, Icon }: { achievement: Achievement; Icon: LucideIcon }) {
  const { title, description, achieved, achievedAt } = achievement
  return (
    <li
      className={classNames(
        'rounded-sheet p-5',
        achieved ? 'bg-apricot-soft' : 'border-2 border-line border-dashed bg-transparent',
      )}
    >
      <div className="flex items-center justify-between gap-3">
        <span
          className={classNames(
            'inline-flex size-12 items-center justify-center rounded-[16px]',
            achieved ? 'bg-apricot text-[oklch(0.3_0.06_55)]' : 'bg-sunk text-ink-soft',
          )}
        >
          <Icon size={25} aria-hidden="true" />
        </span>
        <span className={classNames('text-right text-small', achieved ? 'text-apricot-ink' : 'text-ink-soft')}>
          {achieved ? pageWords.achieved : pageWords.notYet}
          {achievedAt && <span className="block">{dayAndMonth(achievedAt)}</span>}
        </span>
      </div>
      <h3 className="mt-4 text-h3">{title}</h3>
      <p className="mt-0.5 text-ink-soft text-small">{description}</p>
    </li>
  )
}

const few = 9

function MoreAchievements({ achievements }: { achievements: readonly Achievement[] }) {
  const heldFirst = achievements.toSorted((a, b) => Number(b.achieved) - Number(a.achieved))
  const { shown, button } = useFold(heldFirst, few)
  if (achievements.length === 0) return null
  return (
    <>
      <h3 className="mt-8 mb-3 text-h3">{pageWords.more}</h3>
      <ul className="grid gap-x-4 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
        {shown.map(achievement => (
          <SmallAchievement key={achievement.id} achievement={achievement} />
        ))}
      </ul>
      {button}
    </>
  )
}

function SmallAchievement({ achievement: { id, title, description, achieved } }: { achievement: Achievement }) {
  const Icon = id.startsWith('form_') ? Egg : Medal
  return (
    <li
      className={classNames(
        'flex items-center gap-3.5 rounded-card px-4 py-3',
        achieved ? 'bg-apricot-soft' : 'border-2 border-line border-dashed',
      )}
    >
      <span
        className={classNames(
          'inline-flex size-9 shrink-0 items-center justify-center rounded-tile',
          achieved ? 'bg-apricot text-[oklch(0.3_0.06_55)]' : 'bg-sunk text-ink-soft',
        )}
      >
        <Icon size={19} aria-hidden="true" />
      </span>
      <span className="min-w-0 flex-1 leading-snug">
        <span className="block font-medium font-name">{title}</span>
        <span className="block text-ink-soft text-small leading-snug">{description}</span>
      </span>
      {achieved ? (
        <Check size={19} role="img" aria-label={pageWords.achieved} className="shrink-0 text-apricot-ink" />
      ) : (
        <span className="sr-only">{pageWords.notYet}</span>
      )}
    </li>
  )
}
