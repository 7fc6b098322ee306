import { learnerDay } from '#account/rules/learner-day.ts'
import type { LearnerId } from '#kit/db/ids.ts'
import type { Queryable } from '#kit/db/statement.ts'
import { failed } from '#kit/http/failed.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { routeWithCredential } from '#kit/http/route.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { FreeTime } from '#membership/server/free-time.ts'
import type { ModelAuthor } from '#topics/server/custom-topic/custom-topic-deps.ts'
import { generateQuestions } from '../contract.ts'
import { bandOfDifficulty } from '../rules/difficulty.ts'
import { mistakesRound, mixedRound } from '../rules/round-kinds.ts'
import { chooseRound } from './choose-round.ts'
import { poolStatusOf } from './pool-status.ts'
import { presentQuestion } from './present-question.ts'
import type { QuestionPool } from './question-pool.ts'
import { requestRefill } from './refill-pool.ts'
import { type CandidateRow, loadRound, saveRound } from './round.store.ts'
import { roundPerformance } from './round-performance.ts'

/** Fresh candidates to load for each topic, level and kind. */
const freshEach = (kind: string) => (kind === mixedRound ? 2 : 8)

/**
 * Ten questions from the pool, or the rest of an unfinished round: one statement reads, one saves a new round. Only the first
 * request for a topic that isn't stocked yet waits for its questions to be written.
 */
export function generateQuestionsRoute(
  { db, clock }: HandlerDeps,
  pool: QuestionPool,
  jobs: Jobs,
  free: FreeTime,
  model?: ModelAuthor,
): Route {
  return routeWithCredential(generateQuestions, async ({ body, credential }) => {
    if (!credential) return failed('not_signed_in')
    const { topicId: kind, difficulty } = body
    // PostgreSQL text can't contain a NUL character, so no topic has such an id.
    if (kind.includes('\0')) return failed('topic_not_found')
    const now = clock()
    const { accountId, tokenHash } = credential
    const read = () =>
      loadRound.first(db, {
        account: accountId,
        token: tokenHash,
        now,
        topic: kind,
        freshEach: freshEach(kind),
        ...free.most,
      })
    let load = await read()
    if (!load) return failed('not_signed_in')
    if (load.creature_id === null) return failed('creature_not_found')
    await free.startNewDay(load.learner_id, load, now)
    const end = free.timeOver(load, now)
    if (end !== undefined) return failed(end)
    if (load.topics.length === 0) return failed('topic_not_found')
    if (load.topics.every(topic => topic.pool === null)) {
      for (const { topic_id } of load.topics.slice(0, 1)) await pool.stock(topic_id)
      load = (await read()) ?? load
    }
    if (load.topics.every(topic => !topic.pool)) return failed('no_questions_yet', 2)

    const begun = load.round
    const chosen =
      begun.length > 0 ? [] : chooseRound(kind, load, bandOfDifficulty(difficulty), learnerDay(now, load.time_zone))
    if (begun.length === 0 && chosen.length === 0 && kind === mistakesRound) return failed('no_mistakes')
    const round = chosen.length > 0 ? await storeRound(db, load.learner_id, kind, chosen, now) : begun
    const { learner_id } = load
    const answered = begun.filter(({ correct }) => correct !== null)
    const poolStatus = poolStatusOf(kind, load.topics, topicId => model !== undefined || pool.endless(topicId))
    for (const topicId of poolStatus.low) {
      if (pool.endless(topicId)) await requestRefill(jobs, topicId)
      await model?.later({ topicId, learnerId: learner_id, likes: [] })
    }
    return {
      questions: [...answered, ...round.filter(question => !answered.some(({ id }) => id === question.id))].map(
        question => presentQuestion(question, learner_id),
      ),
      performance: roundPerformance(kind, load, difficulty),
      poolStatus: poolStatus.status,
      round: { answered: answered.length, correct: answered.filter(({ correct }) => correct).length },
      session: free.session(load, now),
    }
  })
}

async function storeRound(
  db: Queryable,
  learnerId: LearnerId,
  kind: string,
  chosen: readonly CandidateRow[],
  now: Date,
) {
  const kept = await saveRound.run(db, { learner: learnerId, topic: kind, questions: chosen.map(({ id }) => id), now })
  return kept.flatMap(({ id, draft }) => chosen.filter(each => each.id === id).map(each => ({ ...each, draft })))
}
