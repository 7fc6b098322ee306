import { Skeleton } from '#kit/ui/skeleton.tsx'
import type { History } from '../history-query.ts'
import { AccuracyByLevel } from './accuracy-by-level.tsx'
import { MasteryHistory } from './mastery-history.tsx'
import { RememberedAhead } from './remembered-ahead.tsx'

/** Growth week by week, what will stay, and right answers by level. */
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
        <Skeleton className="h-120 rounded-sheet" />
        <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
          <Skeleton className="h-150 rounded-sheet" />
          <Skeleton className="h-150 rounded-sheet" />
        </div>
      </>
    )
  }
  return (
    <>
      <MasteryHistory history={history} />
      <div className="grid gap-6 lg:grid-cols-[3fr_2fr]">
        <RememberedAhead history={history} due={due} reviewPath={reviewPath} />
        <AccuracyByLevel history={history} />
      </div>
    </>
  )
}
