import { classNames } from '#kit/ui/class-names.ts'
import type { BadgeLook, TimeBadge } from '../rules/time-badge.ts'
import { freeWords } from './free-words.ts'

const looks: Record<BadgeLook, { tone: string; bar: string }> = {
  member: { tone: 'bg-brand-soft text-brand-ink', bar: 'bg-brand' },
  plenty: { tone: 'bg-sunk text-ink', bar: 'bg-leaf' },
  low: { tone: 'bg-apricot-soft text-apricot-ink', bar: 'bg-apricot' },
  last: { tone: 'bg-coral-soft text-coral-ink', bar: 'bg-coral' },
}

/** The time left, or that the user is a member (SPEC §4, *Free-time badge*). */
export function FreeTimeBadge({ look, left, paused, share }: TimeBadge) {
  const { tone, bar } = looks[look]
  const warning = look === 'low' ? freeWords.lowTime : look === 'last' ? freeWords.lastMinute : undefined
  return (
    <div
      className={classNames(
        'relative flex h-11 w-32 flex-col items-center justify-center rounded-full font-name font-semibold text-small',
        warning ? 'pb-1.5 leading-[1.05]' : 'pb-1 leading-tight',
        tone,
      )}
    >
      {look === 'member' ? (
        freeWords.proMember
      ) : (
        <>
          <span role="status">{warning}</span>
          <span role="timer" aria-label={freeWords.timeLeft} className="tabular-nums">
            {paused ? freeWords.paused : left}
          </span>
          <span aria-hidden="true" className="absolute inset-x-5 bottom-1 h-1 overflow-hidden rounded-full bg-line">
            <span className={classNames('block h-full', bar)} style={{ width: `${share * 100}%` }} />
          </span>
        </>
      )}
    </div>
  )
}
