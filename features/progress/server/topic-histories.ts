import { ownStability } from '#topics/rules/forgetting.ts'
import { nameOfTopic } from '#topics/rules/presets.ts'
import type { QuestionHistory } from '../rules/mastery-over-time.ts'
import type { Trace } from '../rules/recall.ts'
import type { QuestionHistoryRow } from './history.store.ts'

/** One topic with all its answered questions. */
export interface TopicHistory {
  topicId: string
  topicName: string
  questions: QuestionHistory[]
  /** Memories of the questions answered correctly at least once. */
  known: Trace[]
}

/** The rows grouped by topic, in the order of the topics. */
export function topicHistories(rows: readonly QuestionHistoryRow[]): TopicHistory[] {
  const topics = new Map<string, TopicHistory>()
  for (const row of rows) {
    const topicName = nameOfTopic(row.topic_id, row.name)
    const topic = topics.get(row.topic_id) ?? { topicId: row.topic_id, topicName, questions: [], known: [] }
    topics.set(row.topic_id, topic)
    if (row.stability === null || row.reviewed_at === null) continue
    const offset = row.stability_offset
    const memory = { stability: ownStability(row.stability, offset), reviewedAt: row.reviewed_at }
    const right = (row.correct_answers ?? 0) > 0
    const reviews = (row.grades ?? []).map((grade, i) => ({ grade, at: row.graded_at?.[i] ?? 0 }))
    topic.questions.push({ memory, offset, rightSince: right ? (row.right_since ?? memory.reviewedAt) : null, reviews })
    if (right) topic.known.push(memory)
  }
  return [...topics.values()]
}
