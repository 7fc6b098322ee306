import { expect, test } from 'vitest'
import { compensationMessage } from './compensation-message.ts'

const note = (question: string, experience = 34) => ({ questionId: '1', question, experience, creatureName: 'Pip' })

test('nothing is said where nothing was made good', () => {
  expect(compensationMessage([])).toBeUndefined()
})

test('one question is named, with what it gives', () => {
  expect(compensationMessage([note('Which river flows through Lima?')])).toBe(
    "+34 experience for Pip. We're fixing this question: “Which river flows through Lima?”",
  )
})

test('a long question is cut between words', () => {
  const message = compensationMessage([note('Which of these very long rivers '.repeat(6))])
  expect(message?.length).toBeLessThan(160)
  expect(message).toMatch(/(Which|of|these|very|long|rivers)…”$/)
})

test('several are one message with the sum', () => {
  expect(compensationMessage([note('One?', 10), note('Two?', 24)])).toBe(
    "+34 experience for Pip. We're fixing 2 questions you answered.",
  )
})
