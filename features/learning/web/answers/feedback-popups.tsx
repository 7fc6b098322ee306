import type { LucideIcon } from 'lucide-react'
import { Award, BatteryCharging, Heart, HeartPulse, Sprout, Star, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import { lazyWords } from '../lazy-words.ts'
import { Burst } from './burst.tsx'
import type { Fed } from './use-feedback.ts'

const staggerMs = 200
/** The smallest multiplier and stat change that are shown off. */
const bannerFrom = 1.2
const burstFrom = 10

const icons: Readonly<Record<string, LucideIcon>> = {
  experience: Star,
  happiness: Heart,
  energy: BatteryCharging,
  health: HeartPulse,
  intelligence: Sprout,
}
const nothing = { statChanges: {}, multipliers: { total: 1, parts: [] }, achievements: [], leveledUp: false }
const row = 'flex flex-wrap gap-1 lg:justify-center'
/** With reduced motion, popups stay in place for the same time. */
const floats = 'animate-float-away motion-reduce:animate-none'
const pill = `inline-flex items-center rounded-full font-medium font-name text-small shadow-rest ${floats}`

/**
 * How an answer or a break changed the pet: one popup per change, 0.2 s apart, for 3 s each; achievements for 4 s; the multiplier
 * and its parts if it exceeds 1.2; a burst of particles for a change of 10 or more.
 */
export function FeedbackPopups({
  fresh,
  brief = false,
  className,
}: {
  fresh: Fed | undefined
  /** Leaves out the multiplier to save space. */
  brief?: boolean
  className?: string
}) {
  const { statChanges, multipliers, achievements, leveledUp } = fresh?.feedingResult ?? nothing
  const changes = Object.entries(statChanges)
    .map(([stat, change]) => ({ stat, change: Math.round(change * 10) / 10 }))
    .filter(({ change }) => change !== 0)
  return (
    <div className={classNames('pointer-events-none', className)}>
      {changes.some(({ change }) => change >= burstFrom) && <Burst />}
      <div role="status" className="relative grid gap-1">
        <div className={row}>
          {leveledUp && (
            <Banner Icon={TrendingUp} tone="bg-brand text-on-brand">
              {lazyWords.leveledUp}
            </Banner>
          )}
          {achievements.map(name => (
            <Banner key={name} Icon={Award} tone="bg-apricot-soft text-apricot-ink">
              <span className="sr-only">{lazyWords.achievement}: </span>
              {name}
            </Banner>
          ))}
        </div>
        <div className={row}>
          {changes.map(({ stat, change }, index) => {
            const Icon = icons[stat] ?? Star
            return (
              <span
                key={stat}
                className={classNames(
                  pill,
                  'gap-1 px-2',
                  change > 0 ? 'bg-leaf-soft text-leaf-ink' : 'bg-sunk text-ink-soft',
                )}
                style={{ animationDelay: `${index * staggerMs}ms` }}
              >
                <Icon size={15} aria-hidden="true" />
                <span aria-hidden="true">{lazyWords.amount(change)}</span>
                <span className="sr-only">{lazyWords.change(change, lazyWords.stat[stat] ?? stat)}</span>
              </span>
            )
          })}
        </div>
        {multipliers.total > bannerFrom && !brief && (
          <p
            className={classNames(
              'rounded-tile bg-brand-soft px-2.5 py-0.5 text-brand-ink text-small leading-snug lg:text-center',
              floats,
            )}
          >
            <strong className="font-name">
              {lazyWords.multiplierTitle} {lazyWords.multiplier(multipliers.total.toFixed(2))}
            </strong>{' '}
            {multipliers.parts
              .map(({ name, factor }) => lazyWords.part(lazyWords.parts[name] ?? name, Math.round((factor - 1) * 100)))
              .join(', ')}
          </p>
        )}
      </div>
    </div>
  )
}

function Banner({ Icon, tone, children }: { Icon: LucideIcon; tone: string; children: ReactNode }) {
  return (
    <span className={classNames(pill, 'gap-1.5 px-3 [animation-duration:4s]', tone)}>
      <Icon size={15} aria-hidden="true" />
      <span>{children}</span>
    </span>
  )
}
