import { Skeleton } from '#kit/ui/skeleton.tsx'
import { pageWords } from '#topics/words.ts'
import { TopicMark } from './topic-mark.tsx'
import { TopicSign } from './topic-sign.tsx'
import type { Topic } from './topics-query.ts'

/** The topics a learner has, with what is known of each. */
export function TopicList({ topics }: { topics: readonly Topic[] }) {
  return (
    <ul className="space-y-3">
      {topics.map(topic => (
        <li key={topic.topicId} className="flex items-start gap-3.5 rounded-card bg-card p-4 shadow-rest">
          <TopicSign topicId={topic.topicId} />
          <div className="min-w-0 flex-1">
            <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
              <h3 className="min-w-0 text-h3">{topic.topicName}</h3>
              <TopicMark topic={topic} />
            </div>
            <p className="mt-0.5 text-ink-soft text-small">
              {pageWords.answered(topic.questionsCompleted)}
              {topic.dueReviews > 0 && <> · {pageWords.due(topic.dueReviews)}</>}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Keeps the room of the list. */
export function TopicListSkeleton() {
  return (
    <div className="space-y-3">
      {[1, 2, 3].map(line => (
        <Skeleton key={line} className="h-21 rounded-card" />
      ))}
    </div>
  )
}
