import * as z from 'zod'
import { endpoint } from '#kit/contract/endpoint.ts'
import { visible } from '#kit/words/visible.ts'
import { timeOverFailures } from '#membership/contract.ts'
import { customTopicWords, words } from './words.ts'

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
  access: 'signed-in',
  reply: z.array(topic),
  failures: {},
})

export const addTopic = endpoint({
  name: 'add-topic',
  summary: 'Adds a preset topic to the learning path.',
  method: 'POST',
  path: '/api/topics',
  access: 'signed-in',
  body: z.object({
    topicId: z.string(words.topicIdMissing).min(1, words.topicIdMissing).max(80, words.unknownTopic),
    topicName: z.optional(z.string().max(200)),
  }),
  reply: topic,
  failures: {
    unknown_topic: { status: 404, error: words.unknownTopic },
    topic_held: { status: 409, error: words.topicHeld },
  },
})

const area = z.pipe(z.string().max(80, customTopicWords.areaTooLong), z.transform(visible))
const ownName = z.pipe(
  z.pipe(z.string(customTopicWords.nameTooShort).max(80, customTopicWords.nameTooLong), z.transform(visible)),
  z.string().min(3, customTopicWords.nameTooShort),
)
const response = z.object({
  question: z.string().max(500),
  answer: z.string().max(500, customTopicWords.answerTooLong),
})
const responses = z.array(response).max(10)

const interest = z.object({
  id: z.string(),
  question: z.string(),
  placeholder: z.string(),
  /** Choices to tap instead of typing. */
  choices: z.optional(z.array(z.string())),
})

const source = z.object({ title: z.string(), url: z.optional(z.string()) })

/** The result of researching a topic. */
const research = z.object({
  topicName: z.string(),
  /** Whether there is enough to write questions from. */
  found: z.boolean(),
  /** Source of the facts. */
  madeFrom: z.optional(z.enum(['library', 'encyclopedia', 'dictionary'])),
  /** Some of the facts, as a preview. */
  facts: z.array(z.string()),
  sources: z.array(source),
  /** The result in one sentence. */
  content: z.string(),
  /** Related known topics, where nothing was found. */
  neighbours: z.array(z.object({ topicId: z.string(), topicName: z.string() })),
})

const customTopicFailures = {
  ...timeOverFailures,
  unsuitable_topic: { status: 400, error: customTopicWords.unsuitable },
} as const

/** Research takes time and, with a model, costs money. */
const lookUpLimits = [
  { per: 'account', counts: 'calls', setting: 'customTopicCallsPerAccount', seconds: 3600 },
] as const

export const askInterests = endpoint({
  name: 'ask-interests',
  summary: 'Three to five questions about what the learner likes about a topic, or which meaning of a word they want.',
  method: 'POST',
  path: '/api/topics/custom/interests',
  access: 'signed-in',
  shedOrder: 'first',
  rateLimits: lookUpLimits,
  body: z.object({ topicArea: z.optional(area) }),
  reply: z.object({ questions: z.array(interest) }),
  failures: customTopicFailures,
})

export const suggestTopicName = endpoint({
  name: 'suggest-topic-name',
  summary: 'A name for the topic that the answers are about.',
  method: 'POST',
  path: '/api/topics/custom/suggest-name',
  access: 'signed-in',
  shedOrder: 'first',
  rateLimits: lookUpLimits,
  body: z.object({ userResponses: z.optional(responses), topicArea: z.optional(area) }),
  reply: z.object({ suggestedName: z.string() }),
  failures: customTopicFailures,
})

export const researchTopic = endpoint({
  name: 'research-topic',
  summary: 'Gathers facts for questions about a topic, or finds related topics.',
  method: 'POST',
  path: '/api/topics/custom/research',
  access: 'signed-in',
  shedOrder: 'first',
  rateLimits: lookUpLimits,
  body: z.object({ topicName: ownName, userResponses: z.optional(responses) }),
  reply: research,
  failures: { ...customTopicFailures, answer_too_short: { status: 400, error: customTopicWords.answerTooShort } },
})

export const createCustomTopic = endpoint({
  name: 'create-custom-topic',
  summary: 'Adds the topic that was researched, with its questions. What the caller sends as research is not read.',
  method: 'POST',
  path: '/api/topics/custom/create',
  access: 'signed-in',
  shedOrder: 'first',
  rateLimits: lookUpLimits,
  body: z.object({
    topicName: ownName,
    customPrompt: z.optional(z.string().max(500, customTopicWords.answerTooLong)),
    researchData: z.optional(z.unknown()),
  }),
  reply: z.object({
    /** Null where there are no facts: then no topic was created. */
    topic: z.nullable(topic),
    questionsCreated: z.number(),
    /** Fewer than fifteen. */
    partialSuccess: z.boolean(),
    message: z.string(),
    warning: z.optional(z.string()),
    retryInfo: z.optional(z.object({ reason: z.string() })),
  }),
  failures: { ...customTopicFailures, free_topics_used: { status: 402, error: words.freeTopicsUsed } },
})

export const regenerateQuestions = endpoint({
  name: 'regenerate-questions',
  summary: "Writes questions again for one of the learner's topics that has too few.",
  method: 'POST',
  path: '/api/topics/:topicId/regenerate-questions',
  access: 'signed-in',
  shedOrder: 'first',
  rateLimits: lookUpLimits,
  params: z.object({ topicId: z.string() }),
  reply: z.object({ questionsCreated: z.number(), message: z.string() }),
  failures: { ...timeOverFailures, topic_not_found: { status: 404, error: customTopicWords.notCustomTopic } },
})

/** An unfinished custom topic: the step, and what was written. */
const unfinished = z.object({
  step: z.number().min(1).max(4),
  topicArea: z.string().max(80),
  questions: z.array(interest).max(10),
  userResponses: responses,
  topicName: z.string().max(200),
  research: z.nullable(research),
})

export const readUnfinishedTopic = endpoint({
  name: 'read-unfinished-topic',
  summary: "The learner's unfinished custom topic, if there is one.",
  method: 'GET',
  path: '/api/topics/custom/unfinished',
  access: 'signed-in',
  reply: z.object({ unfinished: z.nullable(unfinished) }),
  failures: {},
})

export const keepUnfinishedTopic = endpoint({
  name: 'keep-unfinished-topic',
  summary: 'Saves what the learner has written so far.',
  method: 'PUT',
  path: '/api/topics/custom/unfinished',
  access: 'signed-in',
  body: unfinished,
  reply: z.object({ success: z.literal(true) }),
  failures: {},
})

export const forgetUnfinishedTopic = endpoint({
  name: 'forget-unfinished-topic',
  summary: 'Deletes the unfinished topic.',
  method: 'DELETE',
  path: '/api/topics/custom/unfinished',
  access: 'signed-in',
  reply: z.object({ success: z.literal(true) }),
  failures: {},
})
