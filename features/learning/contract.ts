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
  /** The topic that it belongs to: in a mixed round, or one of mistakes, each may have another. */
  topicId: z.string(),
  /** The stem; a code listing follows it as a fenced block. */
  question: z.string(),
  options: z.array(z.string()),
  /** Index of the right option: for showing at once; the server grades by itself. */
  correctAnswer: z.number(),
  explanation: z.string(),
  /** What is true of each wrong option instead, where the author knows it; null at the right one. */
  optionNotes: z.array(z.nullable(z.string())),
  difficulty,
  /** Where it comes from, in words. */
  sourceResearch: z.string(),
  /** The page where a reader finds it. */
  sourceUrl: z.optional(z.string()),
  /** A picture that goes with the question, 16 by 9. */
  relatedImageUrl: z.optional(z.string()),
  /** What the picture shows, for those who do not see it; never the answer. */
  relatedImageAlt: z.optional(z.string()),
  /** Who wrote it: reviewed library, computed, or a model. */
  author: z.enum(authorKinds),
})

export const performance = z.object({
  recommendedDifficulty: difficulty,
  /** The recommendation in a sentence a child understands. */
  reason: z.string(),
  performanceMetrics: z.object({
    /** Percent of all answers in this topic. */
    overallAccuracy: z.number(),
    recentCorrectStreak: z.number(),
    recentIncorrectStreak: z.number(),
  }),
})

export const generateQuestions = endpoint({
  name: 'generate-questions',
  summary:
    'Ten questions of one topic for this learner; of all topics (`mixed`), or those that went wrong last (`mistakes`). A round that was begun today comes again until its last question is answered.',
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
      /** Fewer than ten are left. */
      needsMoreQuestions: z.boolean(),
      /** And more are being written; where not, what is known comes back for review. */
      moreComing: z.boolean(),
    }),
    /** So many of the first questions are answered already, and so many of those rightly: where a round is taken up again. */
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
    'Strikes out one wrong option and says why it is wrong. The answer then earns half and counts as hard. Asked again, it says the same.',
  method: 'POST',
  path: '/api/questions/:questionId/hint',
  access: 'signed-in',
  params: z.object({ questionId: z.string() }),
  reply: z.object({
    /** Index of the option, as this learner sees them. */
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
  summary: 'Questions that the learner answered wrongly last time, the latest first; at most a hundred.',
  method: 'GET',
  path: '/api/mistakes',
  access: 'signed-in',
  shedOrder: 'first',
  reply: z.object({
    /** How many there are in all. */
    count: z.number(),
    mistakes: z.array(
      z.object({
        questionId: z.string(),
        topicId: z.string(),
        topicName: z.string(),
        question: z.string(),
        /** What was chosen, where that is known. */
        chosen: z.optional(z.string()),
        /** Why that is wrong, where the author knows it. */
        why: z.optional(z.string()),
        answer: z.string(),
        explanation: z.string(),
        answeredAt: z.string(),
      }),
    ),
  }),
  failures: {},
})

/** The address of a figure carries a digest of its content as `v`, so whatever stands there may be kept for good. */
export const serveFigure = endpoint({
  name: 'serve-figure',
  summary: 'The figure of a question as a picture.',
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

/** What an answer did to the pet. */
export const feedingResult = z.object({
  /** Stat → change, as it happened (`experience: 30`, `energy: -1`). */
  statChanges: z.record(z.string(), z.number()),
  multipliers: z.object({
    total: z.number(),
    /** The factors that make the total, by name; only those that are not 1. */
    parts: z.array(z.object({ name: z.string(), factor: z.number() })),
  }),
  achievements: z.array(z.string()),
  leveledUp: z.boolean(),
  evolved: z.boolean(),
})

export const answerQuestion = endpoint({
  name: 'answer-question',
  summary: 'Answers a question. Send an Idempotency-Key: the same key gets the first result again and changes nothing.',
  method: 'POST',
  path: '/api/questions/:questionId/answer',
  access: 'signed-in',
  shedOrder: 'late',
  params: z.object({ questionId: z.string() }),
  body: z.object({
    userAnswer: z.int(words.optionUnknown).min(0, words.optionUnknown).max(3, words.optionUnknown),
    /** What stood at that option, for a question that has got other words while it was on the screen. */
    answerText: z.optional(z.string()),
    /** Seconds; kept for statistics and believed for nothing. */
    sessionDuration: z.optional(z.number().min(0).max(86_400)),
    breaksTaken: z.optional(z.int().min(0).max(10_000)),
    /** Seconds from seeing this question to answering it: only says how well it sits. */
    secondsTaken: z.optional(z.number().min(0).max(86_400)),
  }),
  reply: z.object({
    feedingResult,
    creatureFeedback: z.string(),
    /** It counted as right: as the key says, or because the question was withdrawn while it stood on the screen. */
    correct: z.boolean(),
    correctAnswer: z.number(),
    /** How the topic goes, this answer included. */
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
  summary: 'Where a question comes from, how it was checked, and how it went so far.',
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
      /** The kind of computed question, for a computation. */
      title: z.optional(z.string()),
      /** The fact or idea as a sentence; for a computation its worked steps. */
      sentences: z.array(z.string()),
      /** The facts, the written item or the family, by name. */
      ids: z.array(z.string()),
    }),
    /** Year for which a fact that ages is true. */
    asOf: z.optional(z.number()),
    source: z.object({ title: z.string(), url: z.optional(z.string()) }),
    /** The gate's checks that it passes, with a label for a reader. */
    checks: z.array(z.object({ name: z.string(), label: z.string() })),
    /** Answers of all learners together, counted up to a thousand. */
    answers: z.number(),
    /** There are more than are counted. */
    moreAnswers: z.boolean(),
    /**
     * Right ones among them. Where there are more than are counted: in the proportion in which learners were right who met it
     * for the first time, absent as long as that has not been looked at.
     */
    rightAnswers: z.optional(z.number()),
    reports: z.number(),
    reportedByYou: z.boolean(),
    /** Out of service: it is looked at again, or the library no longer holds it. */
    withdrawn: z.boolean(),
  }),
  failures: { question_not_found: { status: 404, error: words.questionNotFound } },
})

export const reportQuestion = endpoint({
  name: 'report-question',
  summary:
    'Reports that something is wrong with a question. The first report of a learner counts; a further one is thanked too.',
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
  summary:
    'Answers that were marked wrong by a faulty question and are made good, as long as the learner was not told.',
  method: 'GET',
  path: '/api/questions/made-good',
  access: 'signed-in',
  shedOrder: 'first',
  reply: z.object({
    notes: z.array(
      z.object({
        questionId: z.string(),
        question: z.string(),
        /** What the pet was given for it. */
        experience: z.number(),
        creatureName: z.string(),
      }),
    ),
  }),
  failures: {},
})

export const acknowledgeCompensations = endpoint({
  name: 'acknowledge-compensations',
  summary: 'Says that the learner was shown these notes; they are not given again.',
  method: 'POST',
  path: '/api/questions/made-good/told',
  access: 'signed-in',
  body: z.object({ questionIds: z.array(z.string()).max(100) }),
  reply: z.object({ told: z.number() }),
  failures: {},
})

export const takeBreak = endpoint({
  name: 'take-break',
  summary: 'A break of one kind, or a brain break where the topic has no facts for it.',
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
  summary: 'Takes a break: each gives its reward once, at most one for three answers.',
  method: 'POST',
  path: '/api/breaks/:breakId/complete',
  access: 'signed-in',
  params: z.object({ breakId: z.string() }),
  body: z.object({
    /** Bubbles popped; of more than eight, eight count. */
    bubbles: z.optional(z.int().min(0).max(1_000_000)),
  }),
  reply: z.object({
    /** Stat → change, as it happened. */
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
  summary: 'All reviews in the form that FSRS optimizers read.',
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
  summary: 'All questions that the learner has met, as cards that Anki imports.',
  method: 'GET',
  path: '/api/account/export/cards.txt',
  access: 'signed-in',
  shedOrder: 'first',
  rateLimits: [{ per: 'account', counts: 'calls', setting: 'exportsPerAccount', seconds: 3600 }],
  reply: z.string(),
  content: { type: 'text/plain', ...ownFile },
  failures: {},
})
