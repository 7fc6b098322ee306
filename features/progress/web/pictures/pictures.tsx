import { Skeleton } from '#kit/ui/skeleton.tsx'
import type { History } from '../history-query.ts'
import { AccuracyByLevel } from './accuracy-by-level.tsx'
import { MasteryHistory } from './mastery-history.tsx'
import { RememberedAhead } from './remembered-ahead.tsx'

/** Mastery by week, the forecast, and right answers by level. */
export function Pictures({
  history,
  due,
  reviewPath,
}: {
  history: History | undefined
  due: number
  reviewPath: string
}) {
  if (!history) {
    return (
      <>
        <Skeleton className="h-320 rounded-sheet sm:h-220 lg:h-148" />
        <Skeleton className="h-216 rounded-sheet lg:h-131" />
        <Skeleton className="h-143 rounded-sheet sm:h-90 lg:h-68" />
      </>
    )
  }
  const begun = history.forecast.known > 0
  return (
    <>
      <div className={begun ? 'space-y-10' : 'grid gap-6 lg:grid-cols-2'}>
        <MasteryHistory history={history} />
        <RememberedAhead history={history} due={due} reviewPath={reviewPath} />
      </div>
      <AccuracyByLevel history={history} />
    </>
  )
}
