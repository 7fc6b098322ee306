import { Skeleton } from '#kit/ui/skeleton.tsx'
import { SlowNotice } from '#kit/ui/slow-notice.tsx'
import { pageWords } from '#learning/words.ts'

/** Placeholder for the question card while questions are loading. */
export function QuestionSkeleton() {
  return (
    <div className="rounded-sheet bg-card p-5 shadow-rest sm:p-8">
      <div className="flex items-center justify-between">
        <SlowNotice text={pageWords.preparing} />
        <Skeleton className="h-7 w-20 rounded-full" />
      </div>
      <Skeleton className="mt-4 h-8 w-full" />
      <Skeleton className="mt-2.5 h-8 w-3/5" />
      <div className="mt-6 grid gap-3">
        {[1, 2, 3, 4].map(option => (
          <Skeleton key={option} className="h-15 w-full rounded-card" />
        ))}
      </div>
      <div className="h-11 max-md:hidden" />
    </div>
  )
}
