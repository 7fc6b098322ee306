import * as z from 'zod/mini'
import { endpoint } from '#kit/contract/endpoint.ts'
import { words } from './words.ts'

/** One of the learner's topics, with its counts. */
export const topic = z.object({
  /** The same as `topicId`. */
  id: z.string(),
  topicId: z.string(),
  topicName: z.string(),
  isCustom: z.boolean(),
  difficulty: z.enum(['beginner', 'intermediate', 'advanced']),
  /** Percent: how much of 25 questions would be recalled now. */
  masteryLevel: z.number(),
  /** Distinct questions answered. */
  questionsCompleted: z.number(),
  /** Right answers, repeats included. */
  correctAnswers: z.number(),
  /** Questions whose review is due. */
  dueReviews: z.number(),
})

export const listTopics = endpoint({
  name: 'list-topics',
  summary: "The learner's topics, in the order they were added.",
  method: 'GET',
  path: '/api/topics',
  who: 'signed-in',
  reply: z.array(topic),
  failures: {},
})

export const addTopic = endpoint({
  name: 'add-topic',
  summary: 'Adds a preset topic to the learning path.',
  method: 'POST',
  path: '/api/topics',
  who: 'signed-in',
  body: z.object({
    topicId: z
      .string(words.topicIdMissing)
      .check(z.minLength(1, words.topicIdMissing), z.maxLength(80, words.unknownTopic)),
    topicName: z.optional(z.string().check(z.maxLength(200))),
  }),
  reply: topic,
  failures: {
    unknown_topic: { status: 404, error: words.unknownTopic },
    topic_held: { status: 409, error: words.topicHeld },
  },
})
