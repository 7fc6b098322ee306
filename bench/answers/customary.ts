import { and, eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import {
  boolean,
  doublePrecision,
  integer,
  json,
  jsonb,
  pgTable,
  real,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { Pool } from 'pg'
import { findSession } from '#account/server/session.store.ts'
import type { Draft } from '#authoring/rules/draft.ts'
import { orderOptions } from '#authoring/rules/serve-order.ts'
import type { Credential } from '#kit/http/credential.ts'
import { failed } from '#kit/http/failed.ts'
import { type Route, routeWithCredential } from '#kit/http/route.ts'
import { answerQuestion } from '#learning/contract.ts'
import { bandOfLevel } from '#learning/rules/difficulty.ts'
import { optionSeed } from '#learning/rules/option-seed.ts'
import { performanceOf } from '#learning/rules/performance.ts'
import { review } from '#learning/rules/remember.ts'
import { feedByAnswer } from '#pet/rules/feed-by-answer.ts'
import { presentCreature } from '#pet/server/present-creature.ts'

/**
 * What the answer call is measured against: the same work in the customary way, a session look-up and then six ORM
 * statements in a transaction (read the creature under a lock, read the question, write the answer, the creature, the
 * memory and the topic). It leaves out streaks, days, awards and idempotency, so it does rather less.
 */
export function customaryAnswerRoute(pool: Pool): Route {
  const db = drizzle(pool)
  return routeWithCredential(answerQuestion, async ({ params, body, credential, idempotencyKey }) => {
    const now = new Date()
    const learner = credential && (await findSession(pool, credential as Credential, now))
    if (learner === undefined) return failed('not_signed_in')
    const learnerId = Number(learner)
    const questionId = Number(params.questionId)
    return await db.transaction(async tx => {
      const [c] = await tx.select().from(creature).where(eq(creature.learnerId, learnerId)).for('update')
      const [q] = await tx.select().from(question).where(eq(question.id, questionId))
      if (!c) return failed('creature_not_found')
      if (!q) return failed('question_not_found')
      const { correctAnswer } = orderOptions(q.draft as Draft, optionSeed(learner, params.questionId))
      const correct = body.userAnswer === correctAnswer
      const { difficulty } = bandOfLevel(q.level)
      const fed = feedByAnswer(
        c,
        { correct, difficulty, rewardedToday: false, dueReview: false, breaksTaken: 0, visitStreak: c.visitStreak },
        now,
      )
      const { creature: grown } = fed
      const outcome = { correct, correctAnswer, statChanges: fed.statChanges, multipliers: fed.multipliers }
      const day = now.toISOString().slice(0, 10)
      await tx.insert(answer).values({
        learnerId,
        attempt: idempotencyKey ?? '',
        questionId,
        chosen: body.userAnswer,
        correct,
        experience: fed.experience,
        day,
        sessionDuration: null,
        outcome,
        answeredAt: now,
      })
      await tx.update(creature).set(grown).where(eq(creature.learnerId, learnerId))
      const m = review(null, correct, now)
      await tx
        .insert(memory)
        .values({
          learnerId,
          questionId,
          topicId: q.topicId,
          answers: 1,
          correctAnswers: correct ? 1 : 0,
          ...m,
          lastDay: day,
          rewardedDay: correct ? day : null,
        })
        .onConflictDoUpdate({
          target: [memory.learnerId, memory.questionId],
          set: { answers: sql`${memory.answers} + 1`, ...m, lastDay: day },
        })
      await tx
        .update(learnerTopic)
        .set({
          answers: sql`${learnerTopic.answers} + 1`,
          correctAnswers: sql`${learnerTopic.correctAnswers} + ${correct ? 1 : 0}`,
        })
        .where(and(eq(learnerTopic.learnerId, learnerId), eq(learnerTopic.topicId, q.topicId)))
      const row = {
        creature_id: c.id,
        name: c.name,
        personality: c.personality,
        base_color: c.baseColor,
        accent_color: c.accentColor,
        level: grown.level,
        experience: grown.experience,
        happiness: grown.happiness,
        health: grown.health,
        energy: grown.energy,
        intelligence: grown.intelligence,
        stats_at: now,
        correct_in_row: 0,
        visit_streak: 0,
        visit_day: null,
        total_questions: 0,
        correct_answers: 0,
        version: 0,
        week_correct: 0,
        week_seconds: 0,
      }
      const feedingResult = {
        statChanges: fed.statChanges,
        multipliers: fed.multipliers,
        achievements: [],
        leveledUp: fed.leveledUp,
        evolved: fed.evolved,
      }
      const performance = performanceOf(unknownRecord, difficulty)
      return {
        feedingResult,
        performance,
        creatureFeedback: '',
        correct,
        correctAnswer,
        creature: presentCreature(row, now),
      }
    })
  })
}

/** The customary way says nothing of the topic's record; the reply wants one. */
const unknownRecord = { ability: null, answers: 0, correctAnswers: 0, correctInRow: 0, wrongInRow: 0 }

const learner = { learnerId: integer('learner_id').notNull() }
const creature = pgTable('creature', {
  ...learner,
  id: text().notNull(),
  name: text().notNull(),
  personality: text().notNull(),
  baseColor: text('base_color').notNull(),
  accentColor: text('accent_color').notNull(),
  level: integer().notNull(),
  experience: integer().notNull(),
  happiness: doublePrecision().notNull(),
  health: doublePrecision().notNull(),
  energy: doublePrecision().notNull(),
  intelligence: doublePrecision().notNull(),
  statsAt: timestamp('stats_at', { withTimezone: true }).notNull(),
  correctInRow: integer('correct_in_row').notNull(),
  visitStreak: integer('visit_streak').notNull(),
  totalQuestions: integer('total_questions').notNull(),
  correctAnswers: integer('correct_answers').notNull(),
})
const question = pgTable('question', {
  id: integer().notNull(),
  topicId: text('topic_id').notNull(),
  level: smallint().notNull(),
  draft: jsonb().notNull(),
})
const answer = pgTable('answer', {
  ...learner,
  attempt: text().notNull(),
  questionId: integer('question_id').notNull(),
  chosen: smallint().notNull(),
  correct: boolean().notNull(),
  experience: integer().notNull(),
  day: text().notNull(),
  sessionDuration: real('session_duration'),
  outcome: json().notNull(),
  answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
})
const memory = pgTable('memory', {
  ...learner,
  questionId: integer('question_id').notNull(),
  topicId: text('topic_id').notNull(),
  answers: integer().notNull(),
  correctAnswers: integer('correct_answers').notNull(),
  stability: doublePrecision().notNull(),
  difficulty: doublePrecision().notNull(),
  state: smallint().notNull(),
  reviews: integer().notNull(),
  lapses: integer().notNull(),
  reviewedAt: timestamp('reviewed_at', { withTimezone: true }).notNull(),
  dueAt: timestamp('due_at', { withTimezone: true }).notNull(),
  lastDay: text('last_day').notNull(),
  rewardedDay: text('rewarded_day'),
})
const learnerTopic = pgTable('learner_topic', {
  ...learner,
  topicId: text('topic_id').notNull(),
  answers: integer().notNull(),
  correctAnswers: integer('correct_answers').notNull(),
})
