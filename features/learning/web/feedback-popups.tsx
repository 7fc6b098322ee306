import { Award, Star } from 'lucide-react'
import { useEffect, useState } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import { pageWords } from '#learning/words.ts'
import type { AnswerReply } from './use-answer.ts'

const lifeMs = 4400
const staggerMs = 200
const worthABanner = 1.2
const worthABurst = 10

/**
 * What an answer did to the pet: one popup a change, 0.2 s apart, 3 s each; achievements 4 s; the bonus and its parts
 * when it is over 1.2; a burst of particles for a change of 10 or more.
 */
export function FeedbackPopups({ fed }: { fed: AnswerReply | undefined }) {
  const [shown, setShown] = useState<AnswerReply>()
  useEffect(() => {
    setShown(fed)
    if (!fed) return
    const timer = setTimeout(() => setShown(undefined), lifeMs)
    return () => clearTimeout(timer)
  }, [fed])

  const { statChanges, multipliers, achievements, leveledUp } = shown?.feedingResult ?? nothing
  const changes = Object.entries(statChanges)
    .map(([stat, change]) => ({ stat, change: rounded(change) }))
    .filter(({ change }) => change !== 0)
  const burst = changes.some(({ change }) => change >= worthABurst)
  return (
    <div className="pointer-events-none absolute inset-0 z-10 flex flex-col items-center justify-end gap-1 overflow-hidden pb-2">
      {burst && <Burst />}
      <div role="status" className="flex flex-wrap justify-center gap-1">
        {leveledUp && <Popup index={0} text={pageWords.leveledUp} tone="bg-brand text-on-brand" long />}
        {achievements.map((name, i) => (
          <Popup
            key={name}
            index={i}
            text={`${pageWords.achievement}: ${name}`}
            tone="bg-apricot-soft text-apricot-ink"
            long
          />
        ))}
        {multipliers.total > worthABanner && (
          <div className="animate-float-away rounded-card bg-brand-soft px-3 py-1.5 text-center text-brand-ink text-small">
            <strong className="font-name">
              {pageWords.multiplierTitle} {pageWords.multiplier(multipliers.total.toFixed(2))}
            </strong>
            <span className="block">
              {multipliers.parts
                .map(({ name, factor }) => pageWords.part(name, Math.round((factor - 1) * 100)))
                .join(' · ')}
            </span>
          </div>
        )}
        {changes.map(({ stat, change }, index) => (
          <Popup
            key={stat}
            index={index}
            text={pageWords.change(change, pageWords.stat[stat] ?? stat)}
            tone={change > 0 ? 'bg-leaf-soft text-leaf-ink' : 'bg-sunk text-ink-soft'}
          />
        ))}
      </div>
    </div>
  )
}

const nothing = { statChanges: {}, multipliers: { total: 1, parts: [] }, achievements: [], leveledUp: false }

/** Whole numbers as they are, fractions to one decimal. */
function rounded(change: number): number {
  return Math.round(change * 10) / 10
}

function Popup({ index, text, tone, long = false }: { index: number; text: string; tone: string; long?: boolean }) {
  const Icon = long ? Award : Star
  return (
    <span
      className={classNames(
        'inline-flex animate-float-away items-center gap-1.5 rounded-full px-3 py-1 font-medium font-name text-small shadow-rest',
        tone,
      )}
      style={{ animationDelay: `${index * staggerMs}ms`, animationDuration: long ? '4s' : '3s' }}
    >
      <Icon size={15} aria-hidden="true" />
      {text}
    </span>
  )
}

const colours = ['fill-leaf', 'fill-apricot', 'fill-coral', 'fill-sky', 'fill-brand']

function Burst() {
  return (
    <svg viewBox="-100 -100 200 200" className="absolute inset-0 m-auto size-full max-h-72" aria-hidden="true">
      {Array.from({ length: 14 }, (_, i) => {
        const turn = (i / 14) * Math.PI * 2
        return (
          <circle
            key={turn}
            r={3 + (i % 3) * 1.5}
            className={classNames('animate-[burst_0.9s_ease-out_both]', colours[i % colours.length])}
            style={{ '--dx': `${Math.cos(turn) * 88}px`, '--dy': `${Math.sin(turn) * 88}px` } as React.CSSProperties}
          />
        )
      })}
    </svg>
  )
}
