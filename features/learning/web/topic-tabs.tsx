import { Badge } from '#kit/ui/badge.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import type { Session } from '#learning/rules/session.ts'
import { pageWords } from '#learning/words.ts'
import { TopicMark } from '#topics/web/topic-list.tsx'
import type { Topic } from '#topics/web/topics-query.ts'

/** A tab for each topic, with this session's score, or New or Custom. */
export function TopicTabs({
  topics,
  sessions,
  chosen,
  onChoose,
}: {
  topics: readonly Topic[]
  sessions: Readonly<Record<string, Session>>
  chosen: string
  onChoose: (topicId: string) => void
}) {
  const tabs = topics.map(topic => {
    const score = sessions[topic.topicId]?.score
    return {
      id: topic.topicId,
      label: (
        <>
          <span className="max-w-60 truncate">{topic.topicName}</span>
          {score && score.total > 0 && (
            <Badge tone="leaf">
              <span aria-hidden="true">{pageWords.score(score.correct, score.total)}</span>
              <span className="sr-only">{pageWords.scoreRead(score.correct, score.total)}</span>
            </Badge>
          )}
          {topic.dueReviews > 0 && <Badge tone="apricot">{pageWords.dueToday(topic.dueReviews)}</Badge>}
          {!(score && score.total > 0 && !topic.isCustom) && <TopicMark topic={topic} />}
        </>
      ),
    }
  })
  return <Tabs group="arena" label={pageWords.topics} look="chips" tabs={tabs} chosen={chosen} onChoose={onChoose} />
}
