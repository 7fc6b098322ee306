import { ButtonLink } from '#kit/ui/button.tsx'
import { formatNumber } from '#kit/ui/page-locale.ts'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { mistakesRound, mixedRound } from '#learning/rules/round-kinds.ts'
import type { Pet } from '#pet/web/pet-query.ts'
import { pageWords, pictureWords } from '#progress/words.ts'
import type { Topic } from '#topics/web/topics-query.ts'
import { AchievementList } from './achievement-list.tsx'
import type { HistoryQuery } from './history-query.ts'
import { LoadFault } from './load-fault.tsx'
import { Mistakes } from './mistakes.tsx'
import { ActivityCalendar } from './pictures/activity-calendar.tsx'
import { Pictures } from './pictures/pictures.tsx'
import type { ProgressReport } from './progress-query.ts'
import { Today } from './today.tsx'
import { TopicPots } from './topic-pots.tsx'

/** Addresses of the page's links. */
export interface ProgressPaths {
  learning: string
  topics: string
}

/** The progress page: the year, today, topics as plants and charts, mistakes, achievements, and totals. */
export function ProgressBoard({
  progress,
  history,
  pet,
  topics,
  paths,
}: {
  progress: ProgressReport
  history: HistoryQuery
  pet: Pet
  topics: readonly Topic[]
  paths: ProgressPaths
}) {
  const due = topics.reduce((sum, topic) => sum + topic.dueReviews, 0)
  const figures = [
    { name: pageWords.level, value: String(pet.level) },
    { name: pageWords.answered, value: formatNumber(progress.totalQuestions) },
    { name: pageWords.correct, value: formatNumber(progress.correctAnswers) },
    { name: pageWords.accuracy, value: pageWords.accuracyShown(progress.accuracy) },
  ]
  return (
    <div className="mt-2 space-y-10 sm:mt-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-h1">{pageWords.title}</h1>
          <p className="mt-1.5 text-ink-soft text-lead [overflow-wrap:anywhere]">{pageWords.lead(pet.name)}</p>
        </div>
        <ButtonLink href={paths.learning}>{pageWords.continue}</ButtonLink>
      </div>
      {history.data ? (
        <ActivityCalendar history={history.data} goal={progress.today.goal} />
      ) : history.error ? (
        <LoadFault message={pictureWords.loadFailed} fault={history.error} onRetry={() => void history.refetch()} />
      ) : (
        <CalendarSkeleton />
      )}
      <Today progress={progress} />
      <TopicPots topics={topics} topicsPath={paths.topics} />
      {(history.data || !history.error) && (
        <Pictures history={history.data} due={due} reviewPath={`${paths.learning}?topic=${mixedRound}`} />
      )}
      <Mistakes practisePath={`${paths.learning}?topic=${mistakesRound}`} />
      <AchievementList achievements={progress.achievements} />
      <section>
        <h2 className="mb-4 text-h2">{pageWords.numbers}</h2>
        <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
          {figures.map(({ name, value }) => (
            <div key={name} className="flex flex-col-reverse justify-end rounded-sheet bg-card p-5 shadow-rest">
              <dt className="text-ink-soft text-small">{name}</dt>
              <dd className="font-name font-semibold text-h1 tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  )
}

/** Placeholder of the same size as the page. */
export function ProgressSkeleton() {
  return (
    <div className="mt-2 space-y-10 sm:mt-4">
      <div className="space-y-3">
        <Skeleton className="h-10 w-48" />
        <Skeleton className="h-7 w-80 max-w-full" />
      </div>
      <CalendarSkeleton />
      <Skeleton className="h-[184px] rounded-sheet" />
      <div className="grid gap-4 sm:grid-cols-2">
        <Skeleton className="h-33 rounded-sheet" />
        <Skeleton className="h-33 rounded-sheet" />
      </div>
    </div>
  )
}

function CalendarSkeleton() {
  return <Skeleton className="h-124 rounded-sheet lg:h-101" />
}
