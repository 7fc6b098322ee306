import * as z from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'

/** Figures of the progress page. */
export const progress = z.object({
  totalQuestions: z.number(),
  correctAnswers: z.number(),
  /** Percent of all answers, rounded. */
  accuracy: z.number(),
  /** Days. */
  learningStreak: z.number(),
  longestStreak: z.number(),
  visitStreak: z.number(),
  today: z.object({ answered: z.number(), correct: z.number(), goal: z.number() }),
  achievements: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      achieved: z.boolean(),
      /** ISO time of the award. */
      achievedAt: z.optional(z.string()),
    }),
  ),
})

export const readProgress = endpoint({
  name: 'read-progress',
  summary: 'What the learner has done so far. Zeros without a pet.',
  method: 'GET',
  path: '/api/progress',
  access: 'signed-in',
  shedOrder: 'first',
  reply: progress,
  failures: {},
})

/** The charts of the progress page: a year of days, half a year of mastery, a month ahead, and accuracy by level. */
export const history = z.object({
  /** The learner's own calendar day, `YYYY-MM-DD`. */
  today: z.string(),
  /** Days with answers among the last 366, oldest first. */
  activity: z.array(
    z.object({ day: z.string(), answered: z.number(), correct: z.number(), activeSeconds: z.number() }),
  ),
  /** ISO times of the points of `mastery`, a week apart; the last is now. */
  weeks: z.array(z.string()),
  topics: z.array(
    z.object({
      topicId: z.string(),
      topicName: z.string(),
      /** Percent at each of `weeks`; the last is the topic's `masteryLevel`. */
      mastery: z.array(z.number()),
      /** Expected number of questions remembered, one decimal. */
      rememberedToday: z.number(),
      rememberedLater: z.number(),
    }),
  ),
  forecast: z.object({
    /** Questions answered correctly at least once. */
    known: z.number(),
    /** How many of them are remembered without a review, today and on each of the next 30 days; one decimal. */
    remembered: z.array(z.number()),
  }),
  levels: z.array(
    z.object({ difficulty: z.enum(['easy', 'medium', 'hard', 'expert']), answered: z.number(), right: z.number() }),
  ),
})

export const readHistory = endpoint({
  name: 'read-history',
  summary: 'A year of learning days, mastery by topic over 26 weeks, what will be remembered, and accuracy by level.',
  method: 'GET',
  path: '/api/progress/history',
  access: 'signed-in',
  shedOrder: 'first',
  reply: history,
  failures: {},
})
