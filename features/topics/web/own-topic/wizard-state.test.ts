import { expect, test } from 'vitest'
import { allAnswered, answerTo, blank, stepBack, withAnswer } from './wizard-state.ts'

const asked = {
  ...blank,
  step: 2,
  questions: ['Why sharks?', 'What else?'].map((question, i) => ({ id: `${i}`, question, placeholder: '' })),
}

test('answers keep to their questions, in the order of the questions', () => {
  const second = withAnswer(asked, 'What else?', 'rays, which are flat')
  const both = withAnswer(second, 'Why sharks?', 'they have many teeth')
  expect(both.userResponses.map(({ answer }) => answer)).toEqual(['they have many teeth', 'rays, which are flat'])
  expect(answerTo(second, 'Why sharks?')).toBe('')
})

test('ten characters are an answer, spaces are none', () => {
  const first = withAnswer(asked, 'Why sharks?', 'they bite!')
  expect(allAnswered(first)).toBe(false)
  expect(allAnswered(withAnswer(first, 'What else?', '123456789'))).toBe(false)
  expect(allAnswered(withAnswer(first, 'What else?', '123456789  '))).toBe(false)
  expect(allAnswered(withAnswer(first, 'What else?', '1234567890'))).toBe(true)
})

test('back goes one step down from the second and third, and nowhere else', () => {
  expect([1, 2, 3, 4].map(step => stepBack({ ...asked, step }).step)).toEqual([1, 1, 2, 4])
})
