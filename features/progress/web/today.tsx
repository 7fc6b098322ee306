import { Check } from 'lucide-react'
import { pageWords } from '#progress/words.ts'
import type { ProgressReport } from './progress-query.ts'

const around = 2 * Math.PI * 52

/** Today's goal as a ring, and the streaks. */
export function Today({ progress }: { progress: ProgressReport }) {
  const { answered, goal } = progress.today
  const share = goal > 0 ? Math.min(1, answered / goal) : 1
  const done = answered >= goal
  const streaks = [
    { name: pageWords.learningStreak, value: progress.learningStreak },
    { name: pageWords.longestStreak, value: progress.longestStreak },
    { name: pageWords.visitStreak, value: progress.visitStreak },
  ]
  return (
    <section className="flex flex-wrap items-center gap-x-10 gap-y-6 rounded-sheet bg-brand-soft p-6 sm:p-7">
      <div className="flex items-center gap-5">
        <div className="relative size-32 shrink-0">
          <svg viewBox="0 0 128 128" className="size-full -rotate-90" aria-hidden="true">
            <circle cx="64" cy="64" r="52" fill="none" strokeWidth="15" className="stroke-card" />
            <circle
              cx="64"
              cy="64"
              r="52"
              fill="none"
              strokeWidth="15"
              strokeLinecap="round"
              strokeDasharray={around}
              strokeDashoffset={around * (1 - share)}
              className={done ? 'stroke-leaf' : 'stroke-brand'}
              opacity={answered === 0 ? 0 : 1}
            />
          </svg>
          <span className="absolute inset-0 flex items-center justify-center font-name font-semibold text-h2 tabular-nums">
            {done ? <Check size={44} strokeWidth={3} className="text-leaf-ink" aria-hidden="true" /> : answered}
          </span>
        </div>
        <div>
          <h2 className="text-h2">{pageWords.today}</h2>
          <p className="mt-1 font-medium font-name">{pageWords.todayShown(answered, goal)}</p>
          <p className="max-w-52 text-ink-soft">{done ? pageWords.todayDone : pageWords.todayLeft(goal - answered)}</p>
        </div>
      </div>
      <div className="min-w-60 flex-1">
        <h2 className="text-h3">{pageWords.streaks}</h2>
        <dl className="mt-2.5 grid grid-cols-3 gap-2 sm:gap-3">
          {streaks.map(({ name, value }) => (
            <div key={name} className="rounded-card bg-card px-2.5 py-3 sm:px-4">
              <dt className="text-ink-soft text-small">{name}</dt>
              <dd className="font-name font-semibold text-body sm:text-h3">{pageWords.days(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
