import type { Difficulty } from '#pet/rules/experience.ts'

const bandNames = { easy: 'easy', medium: 'middling', hard: 'hard', expert: 'expert' } as const satisfies Record<Difficulty, string>

/** Every sentence of the learning feature that a learner can read. */
export const words = {
  questionNotFound: 'Question not found',
  topicNotFound: 'Topic not found',
  noQuestionsYet: 'The questions for this topic are still being written. Please try again in a moment.',
  optionUnknown: 'userAnswer must be the number of one of the four options: 0, 1, 2 or 3.',
  attemptReused: 'This answer key was already used for another question.',
  attemptTooLong: 'An Idempotency-Key can have at most 100 characters.',
  reasons: {
    start: {
      easy: 'We start with easy ones and see how it goes.',
      medium: 'We start in the middle and see what fits you.',
      hard: 'You asked for hard ones, so here we go.',
      expert: 'You asked for the hardest ones, so here we go.',
    },
    onARoll: (inRow: number, difficulty: Difficulty) =>
      `${inRow} right in a row! Questions that are ${bandNames[difficulty]} for now, and a bit harder as you grow.`,
    stepBack: {
      easy: 'These were tricky. Easier ones help to get the hang of it.',
      medium: 'These were tricky. We go on with middling ones and come back to the hard ones.',
      hard: 'These were tricky. We stay with hard ones; you know more than it feels.',
      expert: 'Even experts miss some. You are ready for the next ones.',
    },
    steady: {
      easy: 'Easy questions fit you best here right now: you get about four of five right.',
      medium: 'Middling questions fit you best here right now: you get about four of five right.',
      hard: 'Hard questions fit you best here right now: you get about four of five right.',
      expert: 'You know so much here that expert questions fit you best.',
    },
  },
} as const
