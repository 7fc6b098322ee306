import { ChevronRight } from 'lucide-react'
import { Link } from 'wouter'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { pageWords } from '#topics/words.ts'
import { TopicMark } from './topic-mark.tsx'
import { TopicSign } from './topic-sign.tsx'
import type { Topic } from './topics-query.ts'

/** The learner's topics with their mastery; each links to its round. */
export function TopicList({
  topics,
  roundAt,
  columns = 'one',
}: {
  topics: readonly Topic[]
  /** The address at which a topic is learned. */
  roundAt: (topicId: string) => string
  columns?: 'one' | 'several'
}) {
  return (
    <ul
      className={columns === 'one' ? 'grid grid-cols-1 gap-3' : 'grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3'}
    >
      {topics.map(topic => (
        <li key={topic.topicId}>
          <Link
            href={roundAt(topic.topicId)}
            className="group flex h-full items-center gap-3.5 rounded-card bg-card p-4 shadow-rest transition-shadow duration-150 hover:shadow-lift"
          >
            <TopicSign topicId={topic.topicId} />
            <span className="min-w-0 flex-1">
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <span className="min-w-0 font-name font-semibold text-h3 leading-tight [overflow-wrap:anywhere]">
                  {topic.topicName}
                </span>
                <TopicMark topic={topic} />
              </span>
              <span className="mt-0.5 block text-ink-soft text-small">
                {pageWords.answered(topic.questionsCompleted)}
                {topic.dueReviews > 0 && (
                  <>
                    {' · '}
                    <span className="whitespace-nowrap">{pageWords.due(topic.dueReviews)}</span>
                  </>
                )}
              </span>
            </span>
            <ChevronRight size={22} aria-hidden="true" className="shrink-0 text-ink-soft group-hover:text-brand-ink" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** Placeholder of the same size as the list. */
export function TopicListSkeleton() {
  return (
    <div className="space-y-3">
      {[1, 2, 3].map(line => (
        <Skeleton key={line} className="h-21 rounded-card" />
      ))}
    </div>
  )
}
