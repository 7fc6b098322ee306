import { expect, test } from 'vitest'
import { gradeAnswer } from './grade.ts'

const right = { correct: true, isNew: false, hinted: false, dueReview: false, seconds: 10, medianSeconds: 10 }

test.each([
  ['wrong is Again, however quick', { ...right, correct: false, seconds: 1 }, 1],
  ['wrong with a hint is Again', { ...right, correct: false, hinted: true }, 1],
  ['right is Good', right, 3],
  ['right with a hint is Hard', { ...right, hinted: true, dueReview: true, seconds: 1 }, 2],
  ['twice the median is still Good', { ...right, seconds: 20 }, 3],
  ['more than twice the median is Hard', { ...right, seconds: 20.1 }, 2],
  ['right on a new question is Easy: it was known already', { ...right, isNew: true }, 4],
  ['right but slow on a new question is Hard', { ...right, isNew: true, seconds: 20.1 }, 2],
  ['right with a hint on a new question is Hard', { ...right, isNew: true, hinted: true }, 2],
  ['wrong on a new question is Again', { ...right, isNew: true, correct: false }, 1],
  ['quick on a review that is not due is Good', { ...right, seconds: 2 }, 3],
  ['quick on a due review is Easy', { ...right, dueReview: true, seconds: 7 }, 4],
  ['nothing known of the time is Good', { ...right, dueReview: true, seconds: null }, 3],
  ['nothing known of the learner is Good', { ...right, seconds: 200, medianSeconds: null }, 3],
] as const)('%s', (_, given, grade) => {
  expect(gradeAnswer(given)).toBe(grade)
})
