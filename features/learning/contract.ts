import * as z from 'zod'
import { freeTimeStatus } from '#account/contract.ts'
import { authorKinds } from '#authoring/rules/draft.ts'
import { endpoint } from '#kit/contract/endpoint.ts'
import { timeOverFailures } from '#membership/contract.ts'
import { noPet, pet } from '#pet/contract.ts'
import { breakKinds } from './rules/breaks/break-kinds.ts'
import { offeredBreak } from './rules/breaks/break-shapes.ts'
import { reportReasons } from './rules/report.ts'
import { reportNoteShape } from './rules/report-note.ts'
import { words } from './words.ts'

const difficulty = z.enum(['easy', 'medium', 'hard', 'expert'])

/** A question as this learner gets it: four options in this learner's order. */
export const question = z.object({
  id: z.string(),
  /** The question's topic; in a mixed round or a round of mistakes it differs from question to question. */
  topicId: z.string(),
  /** The stem; a code listing follows it as a fenced block. */
  question: z.string(),
  options: z.array(z.string()),
  /** Index of the right option, so that the page can mark it at once; the server grades the answer itself. */
  correctAnswer: z.number(),
  explanation: z.string(),
  /** Why each wrong option is wrong, if the author says so; null for the right option. */
  optionNotes: z.array(z.nullable(z.string())),
  difficulty,
  /** The source's title. */
  sourceResearch: z.string(),
  /** The source's page. */
  sourceUrl: z.optional(z.string()),
  /** The question's picture, 16:9. */
  relatedImageUrl: z.optional(z.string()),
  /** Text alternative of the picture; never gives the answer away. */
  relatedImageAlt: z.optional(z.string()),
  /** Who wrote it: the reviewed library, a computation or a model. */
  author: z.enum(authorKinds),
})

export const performance = z.object({
  recommendedDifficulty: difficulty,
  /** Why, in a sentence a child understands. */
  reason: z.string(),
  performanceMetrics: z.object({
    /** Percentage of right answers in this topic. */
    overallAccuracy: z.number(),
    recentCorrectStreak: z.number(),
    recentIncorrectStreak: z.number(),
  }),
})

export const generateQuestions = endpoint({
  name: 'generate-questions',
  summary:
    'A round of ten questions: of one topic, of all topics (`mixed`), or of those answered wrong last time (`mistakes`). An unfinished round from the last twelve hours is returned again.',
  method: 'POST',
  path: '/api/questions/generate',
  access: 'signed-in',
  body: z.object({
    topicId: z.string().min(1).max(80),
    difficulty: z._default(difficulty, 'medium'),
    userLevel: z._default(z.number().min(0).max(1_000_000), 1),
  }),
  reply: z.object({
    questions: z.array(question),
    performance,
    poolStatus: z.object({
      unansweredQuestions: z.number(),
      /** Fewer than ten unanswered questions are left. */
      needsMoreQuestions: z.boolean(),
      /** More are being written; if not, known questions come back for review. */
      moreComing: z.boolean(),
    }),
    /** How many of the first questions are already answered, and how many of those correctly. */
    round: z.object({ answered: z.number(), correct: z.number() }),
    session: freeTimeStatus,
  }),
  failures: {
    ...timeOverFailures,
    topic_not_found: { status: 404, error: words.topicNotFound },
    ...noPet,
    no_mistakes: { status: 404, error: words.noMistakes },
    no_questions_yet: { status: 503, error: words.noQuestionsYet },
  },
})

export const takeHint = endpoint({
  name: 'take-hint',
  summary:
    'Strikes out one wrong option and says why it is wrong. The answer then earns half and is graded Hard. Repeated requests return the same hint.',
  method: 'POST',
  path: '/api/questions/:questionId/hint',
  access: 'signed-in',
  params: z.object({ questionId: z.string() }),
  reply: z.object({
    /** Index of the struck option in this learner's order. */
    struck: z.number(),
    why: z.string(),
  }),
  failures: {
    ...timeOverFailures,
    question_not_found: { status: 404, error: words.questionNotFound },
  },
})

export const listMistakes = endpoint({
  name: 'list-mistakes',
  summary: 'Questions that the learner answered wrong last time, the latest first; at most 100.',
  method: 'GET',
  path: '/api/mistakes',
  access: 'signed-in',
  shedOrder: 'first',
  reply: z.object({
    /** The total, which may exceed the list. */
    count: z.number(),
    mistakes: z.array(
      z.object({
        questionId: z.string(),
        topicId: z.string(),
        topicName: z.string(),
        question: z.string(),
        /** The option chosen, if known. */
        chosen: z.optional(z.string()),
        /** Why that option is wrong, if the author says so. */
        why: z.optional(z.string()),
        answer: z.string(),
        explanation: z.string(),
        answeredAt: z.string(),
      }),
    ),
  }),
  failures: {},
})

/** A figure's address carries a digest of its content as `v`, so the response can be cached for good. */
export const serveFigure = endpoint({
  name: 'serve-figure',
  summary: 'The figure of a question, as an SVG image.',
  method: 'GET',
  path: '/api/questions/:questionId/figure.svg',
  access: 'signed-in',
  params: z.object({ questionId: z.string() }),
  reply: z.string(),
  content: {
    type: 'image/svg+xml',
    cacheControl: 'private, max-age=31536000, immutable',
    contentSecurityPolicy: "default-src 'none'; style-src 'unsafe-inline'",
  },
  failures: {
    question_not_found: { status: 404, error: words.questionNotFound },
  },
})

/** How an answer changed the pet. */
export const feedingResult = z.object({
  /** Stat → actual change (`experience: 30`, `energy: -1`). */
  statChanges: z.record(z.string(), z.number()),
  multipliers: z.object({
    total: z.number(),
    /** The named factors of the total, without those equal to 1. */
    parts: z.array(z.object({ name: z.string(), factor: z.number() })),
  }),
  achievements: z.array(z.string()),
  leveledUp: z.boolean(),
  evolved: z.boolean(),
})

export const answerQuestion = endpoint({
  name: 'answer-question',
  summary:
    'Answers a question. Send an Idempotency-Key: a retry with the same key returns the first result and changes nothing.',
  method: 'POST',
  path: '/api/questions/:questionId/answer',
  access: 'signed-in',
  shedOrder: 'late',
  params: z.object({ questionId: z.string() }),
  body: z.object({
    userAnswer: z.int(words.optionUnknown).min(0, words.optionUnknown).max(3, words.optionUnknown),
    /** The text of that option, in case the question was reworded while it was on the screen. */
    answerText: z.optional(z.string()),
    /** Seconds; kept for statistics only, as a browser can claim anything. */
    sessionDuration: z.optional(z.number().min(0).max(86_400)),
    breaksTaken: z.optional(z.int().min(0).max(10_000)),
    /** Seconds from seeing the question to answering it; only affects when it is reviewed. */
    secondsTaken: z.optional(z.number().min(0).max(86_400)),
  }),
  reply: z.object({
    feedingResult,
    creatureFeedback: z.string(),
    /** Counted as right: it matches the key, or the question was withdrawn while on the screen. */
    correct: z.boolean(),
    correctAnswer: z.number(),
    /** Performance in the topic, this answer included. */
    performance,
    creature: pet,
    session: freeTimeStatus,
  }),
  failures: {
    ...timeOverFailures,
    question_not_found: { status: 404, error: words.questionNotFound },
    ...noPet,
    attempt_reused: { status: 409, error: words.keyReused },
  },
})

export const readProof = endpoint({
  name: 'read-proof',
  summary: 'Where a question comes from, how it was checked, and how learners have answered it.',
  method: 'GET',
  path: '/api/questions/:questionId/proof',
  access: 'signed-in',
  shedOrder: 'first',
  params: z.object({ questionId: z.string() }),
  reply: z.object({
    questionId: z.string(),
    author: z.enum(authorKinds),
    restsOn: z.object({
      kind: z.enum(['fact', 'idea', 'computation']),
      /** Name of the question family, for computed questions. */
      title: z.optional(z.string()),
      /** The fact or idea as a sentence, or the steps of a computation. */
      sentences: z.array(z.string()),
      /** Ids of the facts, the written item or the question family. */
      ids: z.array(z.string()),
    }),
    /** The year for which a time-bound fact is true. */
    asOf: z.optional(z.number()),
    source: z.object({ title: z.string(), url: z.optional(z.string()) }),
    /** The gate's checks that it passes, each with a label for readers. */
    checks: z.array(z.object({ name: z.string(), label: z.string() })),
    /** Answers of all learners together, counted up to a thousand. */
    answers: z.number(),
    /** More answers exist than were counted. */
    moreAnswers: z.boolean(),
    /**
     * Right answers among them. If more exist than were counted, estimated from the share of right first answers; absent until
     * the question has been calibrated.
     */
    rightAnswers: z.optional(z.number()),
    reports: z.number(),
    reportedByYou: z.boolean(),
    /** Out of service: being checked again, or no longer in the library. */
    withdrawn: z.boolean(),
  }),
  failures: { question_not_found: { status: 404, error: words.questionNotFound } },
})

export const reportQuestion = endpoint({
  name: 'report-question',
  summary:
    'Reports that something is wrong with a question. Only the first report by a learner counts; further ones are accepted and ignored.',
  method: 'POST',
  path: '/api/questions/:questionId/report',
  access: 'signed-in',
  rateLimits: [{ per: 'account', counts: 'calls', setting: 'reportsPerAccount', seconds: 86_400 }],
  params: z.object({ questionId: z.string() }),
  body: z.object({ reason: z.enum(reportReasons), note: z.optional(reportNoteShape) }),
  reply: z.object({ thanks: z.string() }),
  failures: {
    question_not_found: { status: 404, error: words.questionNotFound },
    not_answered_yet: { status: 409, error: words.notAnsweredYet },
  },
})

export const readCompensations = endpoint({
  name: 'read-compensations',
  summary: 'Compensations for answers that a faulty question marked wrong, until the page has shown them.',
  method: 'GET',
  path: '/api/questions/made-good',
  access: 'signed-in',
  shedOrder: 'first',
  reply: z.object({
    notes: z.array(
      z.object({
        questionId: z.string(),
        question: z.string(),
        /** Experience that the pet received. */
        experience: z.number(),
        creatureName: z.string(),
      }),
    ),
  }),
  failures: {},
})

export const acknowledgeCompensations = endpoint({
  name: 'acknowledge-compensations',
  summary: 'Acknowledges that the learner has seen these compensations; they are not returned again.',
  method: 'POST',
  path: '/api/questions/made-good/told',
  access: 'signed-in',
  body: z.object({ questionIds: z.array(z.string()).max(100) }),
  reply: z.object({ told: z.number() }),
  failures: {},
})

export const takeBreak = endpoint({
  name: 'take-break',
  summary: 'Offers a break of one kind, or a brain break if the topic has no facts for it.',
  method: 'GET',
  path: '/api/topics/:topicId/break/:kind',
  access: 'signed-in',
  params: z.object({ topicId: z.string(), kind: z.enum(breakKinds) }),
  reply: offeredBreak,
  failures: {
    topic_not_found: { status: 404, error: words.topicNotFound },
    ...noPet,
  },
})

export const completeBreak = endpoint({
  name: 'complete-break',
  summary: 'Completes a break. Each gives its reward once, and at most one per three answers counts.',
  method: 'POST',
  path: '/api/breaks/:breakId/complete',
  access: 'signed-in',
  params: z.object({ breakId: z.string() }),
  body: z.object({
    /** Bubbles popped; at most eight count. */
    bubbles: z.optional(z.int().min(0).max(1_000_000)),
  }),
  reply: z.object({
    /** Stat → actual change. */
    reward: z.record(z.string(), z.number()),
    creature: pet,
  }),
  failures: {
    break_not_found: { status: 404, error: words.breakNotFound },
    ...noPet,
  },
})

const ownFile = { cacheControl: 'no-store', contentSecurityPolicy: "default-src 'none'" } as const

export const exportReviews = endpoint({
  name: 'export-reviews',
  summary: 'All reviews, in the format that FSRS optimizers read.',
  method: 'GET',
  path: '/api/account/export/reviews.csv',
  access: 'signed-in',
  shedOrder: 'first',
  rateLimits: [{ per: 'account', counts: 'calls', setting: 'exportsPerAccount', seconds: 3600 }],
  reply: z.string(),
  content: { type: 'text/csv', ...ownFile },
  failures: {},
})

export const exportCards = endpoint({
  name: 'export-cards',
  summary: 'All questions that the learner has been given, as cards that Anki imports.',
  method: 'GET',
  path: '/api/account/export/cards.txt',
  access: 'signed-in',
  shedOrder: 'first',
  rateLimits: [{ per: 'account', counts: 'calls', setting: 'exportsPerAccount', seconds: 3600 }],
  reply: z.string(),
  content: { type: 'text/plain', ...ownFile },
  failures: {},
})
