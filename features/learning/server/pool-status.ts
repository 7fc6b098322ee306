import { mistakesRound } from '../rules/round-kinds.ts'
import type { TopicProgressRow } from './round.store.ts'

/** With fewer unanswered questions than this, a topic needs more (RULES "Adaptivity and memory"). */
const lowPool = 10

/** How many questions are left, and which low topics can be refilled. A round of mistakes needs no new questions. */
export function poolStatusOf(kind: string, topics: readonly TopicProgressRow[], endless: (topicId: string) => boolean) {
  const left = topics.map(({ topic_id, pool, questions_completed }) => ({
    topic_id,
    unanswered: Math.max(0, (pool ?? 0) - questions_completed),
    stocked: pool !== null,
  }))
  const low = left
    .filter(({ unanswered, stocked, topic_id }) => stocked && unanswered < lowPool && endless(topic_id))
    .map(({ topic_id }) => topic_id)
  const unansweredQuestions = left.reduce((sum, { unanswered }) => sum + unanswered, 0)
  const needsMoreQuestions = kind !== mistakesRound && unansweredQuestions < lowPool
  return {
    low,
    status: { unansweredQuestions, needsMoreQuestions, moreComing: needsMoreQuestions && low.length > 0 },
  }
}
