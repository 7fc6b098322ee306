import { expect, test } from 'vitest'
import { reasonToRetire } from './retire.ts'

const strong = { answers: 20, right: 16 }

test.each([
  ['nearly all on one wrong option', { key: 3, distractors: [35, 1, 1], strong }, /^35 of 40/],
  [
    'strong learners are wrong',
    { key: 10, distractors: [10, 10, 10], strong: { answers: 20, right: 3 } },
    /^only 3 of 20/,
  ],
])('%s', (_, counts, words) => {
  expect(reasonToRetire(counts)).toMatch(words)
})

test.each([
  ['a hard question', { key: 12, distractors: [20, 5, 5], strong }],
  ['too few answers to tell', { key: 0, distractors: [12, 0, 0], strong: { answers: 3, right: 0 } }],
  ['no answers', { key: 0, distractors: [0, 0, 0], strong: { answers: 0, right: 0 } }],
])('%s stays', (_, counts) => {
  expect(reasonToRetire(counts)).toBeUndefined()
})
