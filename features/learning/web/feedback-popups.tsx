import type { LucideIcon } from 'lucide-react'
import { Award, BatteryCharging, Heart, HeartPulse, Sprout, Star, TrendingUp } from 'lucide-react'
import type { CSSProperties } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import { pageWords } from '#learning/words.ts'
import type { AnswerReply } from './use-answer.ts'

const staggerMs = 200
const worthABanner = 1.2
const worthABurst = 10

const icons: Readonly<Record<string, LucideIcon>> = {
  experience: Star,
  happiness: Heart,
  energy: BatteryCharging,
  health: HeartPulse,
  intelligence: Sprout,
}

/**
 * What an answer did to the pet: one popup a change, 0.2 s apart, 3 s each; achievements 4 s; the bonus and its parts
 * when it is over 1.2; a burst of particles for a change of 10 or more.
 */
export function FeedbackPopups({ fresh, className }: { fresh: AnswerReply | undefined; className?: string }) {
  const { statChanges, multipliers, achievements, leveledUp } = fresh?.feedingResult ?? nothing
  const changes = Object.entries(statChanges)
    .map(([stat, change]) => ({ stat, change: Math.round(change * 10) / 10 }))
    .filter(({ change }) => change !== 0)
  const burst = changes.some(({ change }) => change >= worthABurst)
  return (
    <div className={classNames('pointer-events-none', className)}>
      {burst && <Burst />}
      <div role="status" className="relative flex flex-wrap content-start gap-1 lg:justify-center">
        {leveledUp && <Banner Icon={TrendingUp} tone="bg-brand text-on-brand" text={pageWords.leveledUp} />}
        {achievements.map(name => (
          <Banner
            key={name}
            Icon={Award}
            tone="bg-apricot-soft text-apricot-ink"
            text={`${pageWords.achievement}: ${name}`}
          />
        ))}
        {changes.map(({ stat, change }, index) => {
          const Icon = icons[stat] ?? Star
          return (
            <span
              key={stat}
              className={classNames(
                'inline-flex animate-float-away items-center gap-1 rounded-full motion-reduce:animate-none px-2 font-medium font-name text-small shadow-rest',
                change > 0 ? 'bg-leaf-soft text-leaf-ink' : 'bg-sunk text-ink-soft',
              )}
              style={{ animationDelay: `${index * staggerMs}ms` }}
            >
              <Icon size={15} aria-hidden="true" />
              <span aria-hidden="true">{pageWords.amount(change)}</span>
              <span className="sr-only">{pageWords.change(change, pageWords.stat[stat] ?? stat)}</span>
            </span>
          )
        })}
        {multipliers.total > worthABanner && (
          <p className="animate-float-away rounded-tile motion-reduce:animate-none bg-brand-soft px-2.5 py-0.5 text-brand-ink text-small lg:text-center">
            <strong className="font-name">
              {pageWords.multiplierTitle} {pageWords.multiplier(multipliers.total.toFixed(2))}
            </strong>{' '}
            {multipliers.parts
              .map(({ name, factor }) => pageWords.part(name, Math.round((factor - 1) * 100)))
              .join(', ')}
          </p>
        )}
      </div>
    </div>
  )
}

const nothing = { statChanges: {}, multipliers: { total: 1, parts: [] }, achievements: [], leveledUp: false }

function Banner({ Icon, tone, text }: { Icon: LucideIcon; tone: string; text: string }) {
  return (
    <span
      className={classNames(
        'inline-flex animate-float-away items-center gap-1.5 rounded-full motion-reduce:animate-none px-3 font-medium font-name text-small shadow-rest [animation-duration:4s]',
        tone,
      )}
    >
      <Icon size={15} aria-hidden="true" />
      {text}
    </span>
  )
}

const colours = ['fill-leaf', 'fill-apricot', 'fill-coral', 'fill-sky', 'fill-brand']
const particles = Array.from({ length: 14 }, (_, i) => {
  const turn = (i / 14) * Math.PI * 2
  return { turn, radius: 3 + (i % 3) * 1.5, colour: colours[i % colours.length] }
})

function Burst() {
  return (
    <svg
      viewBox="-100 -100 200 200"
      className="absolute inset-0 m-auto size-full motion-reduce:hidden"
      aria-hidden="true"
    >
      {particles.map(({ turn, radius, colour }) => (
        <circle
          key={turn}
          r={radius}
          className={classNames('animate-[burst_0.9s_ease-out_both]', colour)}
          style={{ '--dx': `${Math.cos(turn) * 88}px`, '--dy': `${Math.sin(turn) * 88}px` } as CSSProperties}
        />
      ))}
    </svg>
  )
}
