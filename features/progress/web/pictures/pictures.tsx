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
        <Skeleton className="h-320 rounded-sheet sm:h-220 lg:h-148" />
        <Skeleton className="h-214 rounded-sheet lg:h-115" />
        <Skeleton className="h-117 rounded-sheet lg:h-60" />
      </>
    )
  }
  return (
    <>
      <MasteryHistory history={history} />
      <RememberedAhead history={history} due={due} reviewPath={reviewPath} />
      <AccuracyByLevel history={history} />
    </>
  )
}
