import { TriangleAlert } from 'lucide-react'
import { Badge } from '#kit/ui/badge.tsx'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { pageWords } from '#learning/words.ts'
import type { ServedRound } from './questions-query.ts'

/** The recommended difficulty and why, how the learner is doing, and a warning when the pool runs low. */
export function AdaptivePanel({
  performance,
  pool,
}: {
  performance: ServedRound['performance'] | undefined
  pool: ServedRound['poolStatus'] | undefined
}) {
  return (
    <section className="rounded-sheet bg-card p-5 shadow-rest">
      <h2 className="text-h3">{pageWords.adaptive}</h2>
      {performance ? (
        <>
          <p className="mt-2 min-h-[3.1em] text-ink-soft">{performance.reason}</p>
          <dl className="mt-4 grid grid-cols-3 gap-3">
            <div>
              <dt className="text-ink-soft text-small">{pageWords.recommended}</dt>
              <dd className="mt-1">
                <Badge tone="brand">{pageWords.difficulty[performance.recommendedDifficulty]}</Badge>
              </dd>
            </div>
            <Figure
              name={pageWords.accuracy}
              value={answered(performance) ? `${Math.round(performance.performanceMetrics.overallAccuracy)}%` : '–'}
            />
            <Figure name={pageWords.inRow} value={String(performance.performanceMetrics.recentCorrectStreak)} />
          </dl>
        </>
      ) : (
        <>
          <Skeleton className="mt-2 h-[3.1em]" />
          <Skeleton className="mt-4 h-13" />
        </>
      )}
      {pool?.needsMoreQuestions && (
        <p className="mt-4 flex gap-2.5 rounded-tile bg-apricot-soft p-3 text-apricot-ink text-small">
          <TriangleAlert size={18} className="mt-0.5 shrink-0" aria-hidden="true" />
          {pool.moreComing ? pageWords.lowPool : pageWords.lowPoolForGood}
        </p>
      )}
    </section>
  )
}

/** Before the first answer there is no accuracy to show. */
function answered({ performanceMetrics: metrics }: ServedRound['performance']): boolean {
  return metrics.overallAccuracy + metrics.recentCorrectStreak + metrics.recentIncorrectStreak > 0
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-soft text-small">{name}</dt>
      <dd className="mt-0.5 font-name font-semibold text-h3 tabular-nums">{value}</dd>
    </div>
  )
}
