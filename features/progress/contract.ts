import * as z from 'zod/mini'
import { endpoint } from '#kit/contract/endpoint.ts'

/** What the progress page counts. */
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
  summary: 'What the learner has done so far. Zeros without a creature.',
  method: 'GET',
  path: '/api/progress',
  who: 'signed-in',
  reply: progress,
  failures: {},
})
