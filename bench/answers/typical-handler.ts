import type { Pool } from 'pg'
import type { Draft } from '#authoring/rules/draft.ts'
import { orderOptions } from '#authoring/rules/serve-order.ts'
import { transaction } from '#kit/db/transaction.ts'
import { failed } from '#kit/http/failed.ts'
import { type Route, routeWithCredential } from '#kit/http/route.ts'
import { answerQuestion } from '#learning/contract.ts'
import { abilityAfter, startingAbility } from '#learning/rules/ability.ts'
import { bandOfLevel } from '#learning/rules/difficulty.ts'
import { optionSeed } from '#learning/rules/learner-options.ts'
import { performanceOf } from '#learning/rules/performance.ts'
import { review } from '#learning/rules/remember.ts'
import { feedByAnswer } from '#pet/rules/feed-by-answer.ts'
import type { PetRow } from '#pet/server/pet.store.ts'
import { petColumns } from '#pet/server/pet.store.ts'
import { presentPet } from '#pet/server/present-pet.ts'
import { loadRows } from './typical-rows.ts'

/**
 * The answer call as a handler is usually written: one query per step in a transaction, under a lock on the pet. It does
 * the same work as ours except that free time is read and not written, and that awards and breaks aren't read at all.
 */
export function typicalAnswerRoute(pool: Pool): Route {
  return routeWithCredential(answerQuestion, async ({ params, body, credential, idempotencyKey: attempt = '' }) => {
    const now = new Date()
    const question = Number(params.questionId)
    const day = now.toISOString().slice(0, 10)
    const sessions = await pool.query<{ learner_id: number }>(
      'select learner_id from session where account_id = $1 and token_hash = $2',
      [credential?.accountId, credential?.tokenHash],
    )
    const learner = sessions.rows[0]?.learner_id
    if (learner === undefined) return failed('not_signed_in')
    return await transaction(pool, async client => {
      const pets = await client.query<PetRow>(`select ${petColumns} from pet c where c.learner_id = $1 for update`, [
        learner,
      ])
      const questions = await client.query<{ topic_id: string; level: number; draft: Draft }>(
        'select topic_id, level, draft from question where id = $1',
        [question],
      )
      const [pet] = pets.rows
      const [asked] = questions.rows
      if (!pet || !asked) return failed('question_not_found')
      const { rewarded_day } = await loadRows(client, { learner, question, topic: asked.topic_id, attempt, day })
      const { correctAnswer } = orderOptions(asked.draft, optionSeed(learner, params.questionId))
      const correct = body.userAnswer === correctAnswer
      const band = bandOfLevel(asked.level)
      const fed = feedByAnswer(
        { ...pet, statsAt: pet.stats_at, correctInRow: pet.correct_in_row, ...totals(pet) },
        {
          correct,
          difficulty: band.difficulty,
          rewardedToday: rewarded_day === day,
          dueReview: false,
          breaksTaken: 0,
          visitStreak: pet.visit_streak,
        },
        now,
      )
      const grown = fed.pet
      const ability = abilityAfter(startingAbility(band), band.logit, correct)
      const memory = review(null, correct ? 3 : 1, now)
      const { statChanges, multipliers, leveledUp, evolved } = fed
      await client.query(
        `insert into answer (learner_id, attempt, question_id, chosen, correct, experience, day, outcome, answered_at, grade)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [
          ...[learner, attempt, question, body.userAnswer, correct, fed.experience, day],
          ...[JSON.stringify({ correct, correctAnswer, statChanges, multipliers }), now, correct ? 3 : 1],
        ],
      )
      await client.query(
        `update pet set happiness = $2, health = $3, energy = $4, intelligence = $5, level = $6, experience = $7,
           stats_at = $8, correct_in_row = $9, total_questions = $10, correct_answers = $11 where learner_id = $1`,
        [
          ...[learner, grown.happiness, grown.health, grown.energy, grown.intelligence, grown.level, grown.experience],
          ...[grown.statsAt, grown.correctInRow, grown.totalQuestions, grown.correctAnswers],
        ],
      )
      await client.query(
        `insert into memory as m (learner_id, question_id, topic_id, answers, correct_answers, stability, difficulty, state,
           reviews, lapses, reviewed_at, due_at, last_day, rewarded_day, last_correct, last_choice, answered_at)
         values ($1, $2, $3, 1, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
         on conflict (learner_id, question_id) do update set answers = m.answers + 1, stability = excluded.stability,
           difficulty = excluded.difficulty, state = excluded.state, reviews = excluded.reviews, lapses = excluded.lapses,
           reviewed_at = excluded.reviewed_at, due_at = excluded.due_at, last_day = excluded.last_day,
           rewarded_day = excluded.rewarded_day, last_correct = excluded.last_correct, answered_at = excluded.answered_at`,
        [
          ...[learner, question, asked.topic_id, Number(correct), memory.stability, memory.difficulty, memory.state],
          ...[memory.reviews, memory.lapses, memory.reviewedAt, memory.dueAt, day, correct ? day : null, correct],
          ...[body.userAnswer, now],
        ],
      )
      await client.query(
        `update learner_topic set answers = answers + 1, correct_answers = correct_answers + $3, ability = $4,
           ability_answers = $5 where learner_id = $1 and topic_id = $2`,
        [learner, asked.topic_id, Number(correct), ability.logit, ability.answers],
      )
      await client.query(
        `insert into learning_day as d (learner_id, day, answered, correct, active_seconds, last_answer_at)
         values ($1, $2, 1, $3, 5, $4) on conflict (learner_id, day) do update
           set answered = d.answered + 1, correct = d.correct + excluded.correct, last_answer_at = excluded.last_answer_at`,
        [learner, day, Number(correct), now],
      )
      return {
        feedingResult: { statChanges, multipliers, achievements: [], leveledUp, evolved },
        creatureFeedback: '',
        performance: performanceOf(noRecord, band.difficulty),
        correct,
        correctAnswer,
        creature: presentPet({ ...pet, ...grown, stats_at: now, week_correct: 0, week_seconds: 0 }, now),
        session: { remainingFreeTime: 600, isPaused: false, hasReachedLimit: false, isSubscribed: false },
      }
    })
  })
}

const totals = (pet: PetRow) => ({ totalQuestions: pet.total_questions, correctAnswers: pet.correct_answers })

/** The reply wants a record of the topic, which this handler doesn't keep. */
const noRecord = { ability: null, answers: 0, correctAnswers: 0, correctInRow: 0, wrongInRow: 0 }
