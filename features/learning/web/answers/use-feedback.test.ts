import { expect, test } from 'vitest'
import { reactionsTo } from './use-feedback.ts'

const answer = (correct: boolean, leveledUp = false) =>
  reactionsTo({
    correct,
    feedingResult: {
      statChanges: {},
      multipliers: { total: 1, parts: [] },
      achievements: [],
      leveledUp,
      evolved: false,
    },
  })

test('a fed pet munches at once and is glad two seconds later, more so at a new level', () => {
  expect(answer(true)).toEqual({ atOnce: 'munch', later: 'hop' })
  expect(answer(true, true)).toEqual({ atOnce: 'munch', later: 'joy' })
})

test('after a wrong answer the pet snuggles up, and nothing more', () => {
  expect(answer(false)).toEqual({ atOnce: 'comfort', later: null })
})
