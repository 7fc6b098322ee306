import { learnerDay } from '#account/rules/learner-day.ts'
import type { House } from '#account/server/house.ts'
import { givesAway } from '#authoring/rules/overlap.ts'
import { dice, hash32 } from '#kit/chance/dice.ts'
import { failed } from '#kit/http/failed.ts'
import type { Route } from '#kit/http/route.ts'
import { routeWithCredential } from '#kit/http/route.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { generateQuestions } from '../contract.ts'
import { composeBatch } from '../rules/compose-batch.ts'
import { bandOfDifficulty } from '../rules/difficulty.ts'
import { performanceOf } from '../rules/performance.ts'
import type { BatchLoad, CandidateRow } from './batch.store.ts'
import { findCandidates, loadBatch } from './batch.store.ts'
import { presentQuestion } from './present-question.ts'
import { wantRefill } from './refill-pool.ts'
import type { Pool } from './stock-pool.ts'

/** Fewer unanswered questions than this and the pool wants more (RULES "Adaptivity and memory"). */
const lowPool = 10

/** A batch of ten from the pool; only a topic that nobody has stocked yet waits for its first questions. */
export function generateQuestionsRoute({ db, clock }: House, pool: Pool, jobs: Jobs): Route {
  return routeWithCredential(generateQuestions, async ({ body, credential }) => {
    if (!credential) return failed('not_signed_in')
    const now = clock()
    const load = await loadBatch.first(db, [credential.accountId, credential.tokenHash, now, body.topicId])
    if (!load) return failed('not_signed_in')
    if (load.creature_id === null) return failed('creature_not_found')
    if (load.topic_id === null) return failed('topic_not_found')
    const inService = load.pool ?? (await pool.stock(load.topic_id))
    if (inService === 0) return failed('no_questions_yet', 2)
    const performance = performanceOf(recordOf(load), body.difficulty)
    const { level } = bandOfDifficulty(performance.recommendedDifficulty)
    const today = learnerDay(now, load.time_zone)
    const seed = `${load.learner_id}:${today}:${load.answers}`
    const rows = await findCandidates.run(db, [load.learner_id, load.topic_id, now, today, hash32(seed)])
    const batch = composeBatch(candidatesOf(rows), level, dice(seed), (a, b) => givesAway(a.draft, b.draft))
    const unansweredQuestions = Math.max(0, inService - (load.questions_completed ?? 0))
    const needsMoreQuestions = unansweredQuestions < lowPool
    if (needsMoreQuestions) await wantRefill(jobs, load.topic_id)
    return {
      questions: batch.map(candidate => presentQuestion(candidate, load.learner_id)),
      performance,
      poolStatus: { unansweredQuestions, needsMoreQuestions },
    }
  })
}

function recordOf(load: BatchLoad) {
  return {
    ability: load.ability === null ? null : { logit: load.ability, answers: load.ability_answers ?? 0 },
    answers: load.answers ?? 0,
    correctAnswers: load.correct_answers ?? 0,
    correctInRow: load.correct_in_row ?? 0,
    wrongInRow: load.wrong_in_row ?? 0,
  }
}

function candidatesOf(rows: readonly CandidateRow[]) {
  const all = rows.map(row => ({ ...row, factIds: row.draft.factIds }))
  const of = (role: CandidateRow['role']) => all.filter(candidate => candidate.role === role)
  return { due: of('due'), fresh: of('fresh'), again: of('again') }
}
