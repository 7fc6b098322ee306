import { Badge } from '#kit/ui/badge.tsx'
import { pageWords } from '#topics/words.ts'
import type { Topic } from './topics-query.ts'

/** "Custom" for a custom topic, "New" for one without an answer. */
export function TopicMark({ topic }: { topic: Topic }) {
  if (topic.isCustom) return <Badge tone="apricot">{pageWords.custom}</Badge>
  return topic.questionsCompleted === 0 ? <Badge tone="leaf">{pageWords.isNew}</Badge> : null
}
