import { and, eq, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import {
  boolean,
  customType,
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
import type { Draft } from '#authoring/rules/draft.ts'
import { orderOptions } from '#authoring/rules/serve-order.ts'
import { failed } from '#kit/http/failed.ts'
import { type Route, routeWithCredential } from '#kit/http/route.ts'
import { answerQuestion } from '#learning/contract.ts'
import { learnFrom, startingAbility } from '#learning/rules/ability.ts'
import { bandOfLevel } from '#learning/rules/difficulty.ts'
import { optionSeed } from '#learning/rules/option-seed.ts'
import { performanceOf } from '#learning/rules/performance.ts'
import { review } from '#learning/rules/remember.ts'
import { feedByAnswer } from '#pet/rules/feed-by-answer.ts'
import { presentPet } from '#pet/server/present-pet.ts'

/**
 * What the answer call is measured against: the same work in the customary way. The ORM looks the session up; then six
 * of its statements in a transaction read what is known (under a lock) and write the answer, the memory, the pet,
 * the topic and the day. The ledger of free time is read and not written, and awards and breaks not even read, which would
 * take it more statements.
 */
export function customaryAnswerRoute(pool: Pool): Route {
  const db = drizzle(pool)
  return routeWithCredential(answerQuestion, async ({ params, body, credential, idempotencyKey }) => {
    const now = new Date()
    const learnerId = Number(credential?.accountId ?? 0)
    const questionId = Number(params.questionId)
    const day = now.toISOString().slice(0, 10)
    const [signedIn] = await db
      .select({ id: session.learnerId })
      .from(session)
      .where(and(eq(session.learnerId, learnerId), eq(session.tokenHash, credential?.tokenHash ?? Buffer.alloc(0))))
    if (!signedIn) return failed('not_signed_in')
    return await db.transaction(async tx => {
      const [found] = await tx
        .select({
          ...{ pet, learner: learnerOf, question, topic: learnerTopic, memory, day: learningDay },
          ...{ free: freeTime, record: questionRecord.difficulty, hint: hint.struck, prior: answer.outcome },
        })
        .from(pet)
        .innerJoin(learnerOf, eq(learnerOf.id, pet.learnerId))
        .leftJoin(freeTime, eq(freeTime.learnerId, learnerId))
        .leftJoin(questionRecord, eq(questionRecord.questionId, questionId))
        .leftJoin(hint, and(eq(hint.learnerId, learnerId), eq(hint.questionId, questionId)))
        .innerJoin(question, eq(question.id, questionId))
        .innerJoin(learnerTopic, and(eq(learnerTopic.learnerId, learnerId), eq(learnerTopic.topicId, question.topicId)))
        .leftJoin(memory, and(eq(memory.learnerId, learnerId), eq(memory.questionId, questionId)))
        .leftJoin(learningDay, and(eq(learningDay.learnerId, learnerId), eq(learningDay.day, day)))
        .leftJoin(answer, and(eq(answer.learnerId, learnerId), eq(answer.attempt, idempotencyKey ?? '')))
        .where(eq(pet.learnerId, learnerId))
        .for('update', { of: pet })
      if (!found) return failed('question_not_found')
      const { pet: c, question: q } = found
      const { correctAnswer } = orderOptions(q.draft as Draft, optionSeed(learnerId, params.questionId))
      const correct = body.userAnswer === correctAnswer
      const band = bandOfLevel(q.level)
      const fed = feedByAnswer(
        c,
        {
          correct,
          difficulty: band.difficulty,
          rewardedToday: found.memory?.rewardedDay === day,
          dueReview: false,
          breaksTaken: 0,
          visitStreak: c.visitStreak,
        },
        now,
      )
      const ability = learnFrom(startingAbility(band), band.logit, correct)
      const grown = fed.pet
      const outcome = { correct, correctAnswer, statChanges: fed.statChanges, multipliers: fed.multipliers }
      const plus = correct ? 1 : 0
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
        grade: correct ? 3 : 1,
        hinted: false,
      })
      await tx.update(pet).set(grown).where(eq(pet.learnerId, learnerId))
      const m = review(null, correct ? 3 : 1, now)
      const rewardedDay = correct ? day : null
      await tx
        .insert(memory)
        .values({
          learnerId,
          questionId,
          topicId: q.topicId,
          answers: 1,
          correctAnswers: plus,
          ...m,
          lastDay: day,
          rewardedDay,
          lastCorrect: correct,
          lastChoice: body.userAnswer,
          answeredAt: now,
        })
        .onConflictDoUpdate({
          target: [memory.learnerId, memory.questionId],
          set: {
            answers: sql`${memory.answers} + 1`,
            ...m,
            lastDay: day,
            rewardedDay,
            lastCorrect: correct,
            answeredAt: now,
          },
        })
      await tx
        .update(learnerTopic)
        .set({
          answers: sql`${learnerTopic.answers} + 1`,
          correctAnswers: sql`${learnerTopic.correctAnswers} + ${plus}`,
          ability: ability.logit,
          abilityAnswers: ability.answers,
        })
        .where(and(eq(learnerTopic.learnerId, learnerId), eq(learnerTopic.topicId, q.topicId)))
      await tx
        .insert(learningDay)
        .values({ learnerId, day, answered: 1, correct: plus, activeSeconds: 5, lastAnswerAt: now })
        .onConflictDoUpdate({
          target: [learningDay.learnerId, learningDay.day],
          set: {
            answered: sql`${learningDay.answered} + 1`,
            correct: sql`${learningDay.correct} + ${plus}`,
            lastAnswerAt: now,
          },
        })
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
        correct_in_row: grown.correctInRow,
        visit_streak: c.visitStreak,
        visit_day: day,
        total_questions: grown.totalQuestions,
        correct_answers: grown.correctAnswers,
        asleep_until: null,
        version: 0,
        week_correct: 0,
        week_seconds: 0,
      }
      const { statChanges, multipliers, leveledUp, evolved } = fed
      return {
        feedingResult: { statChanges, multipliers, achievements: [], leveledUp, evolved },
        creatureFeedback: '',
        performance: performanceOf(unknownRecord, band.difficulty),
        correct,
        correctAnswer,
        creature: presentPet(row, now),
        session: { remainingFreeTime: 600, isPaused: false, hasReachedLimit: false, isSubscribed: false },
      }
    })
  })
}

/** The customary way says nothing of the topic's record; the reply wants one. */
const unknownRecord = { ability: null, answers: 0, correctAnswers: 0, correctInRow: 0, wrongInRow: 0 }

const learner = { learnerId: integer('learner_id').notNull() }
const pet = pgTable('creature', {
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
  grade: smallint(),
  hinted: boolean().notNull(),
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
  lastCorrect: boolean('last_correct').notNull(),
  lastChoice: smallint('last_choice'),
  answeredAt: timestamp('answered_at', { withTimezone: true }).notNull(),
})
const learnerTopic = pgTable('learner_topic', {
  ...learner,
  topicId: text('topic_id').notNull(),
  answers: integer().notNull(),
  correctAnswers: integer('correct_answers').notNull(),
  ability: doublePrecision(),
  abilityAnswers: integer('ability_answers').notNull(),
})
const learningDay = pgTable('learning_day', {
  ...learner,
  day: text().notNull(),
  answered: integer().notNull(),
  correct: integer().notNull(),
  activeSeconds: real('active_seconds').notNull(),
  lastAnswerAt: timestamp('last_answer_at', { withTimezone: true }).notNull(),
})
const learnerOf = pgTable('learner', {
  id: integer().notNull(),
  timeZone: text('time_zone').notNull(),
  dailyGoal: smallint('daily_goal').notNull(),
  dailyMinutes: integer('daily_minutes'),
  learningStreak: integer('learning_streak').notNull(),
  longestStreak: integer('longest_streak').notNull(),
  streakDay: text('streak_day'),
  freezes: smallint().notNull(),
})
const freeTime = pgTable('free_time', {
  ...learner,
  usedMs: integer('used_ms').notNull(),
  lastAt: timestamp('last_at', { withTimezone: true }),
  answers: integer().notNull(),
  reachedAt: timestamp('reached_at', { withTimezone: true }),
  todayMs: integer('today_ms').notNull(),
})
const questionRecord = pgTable('question_record', {
  questionId: integer('question_id').notNull(),
  difficulty: doublePrecision(),
})
const hint = pgTable('hint', { ...learner, questionId: integer('question_id').notNull(), struck: smallint() })
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
const session = pgTable('session', { ...learner, tokenHash: bytea('token_hash').notNull() })
