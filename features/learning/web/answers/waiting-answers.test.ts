import { expect, test } from 'vitest'
import type { WaitingAnswer } from './waiting-answers.ts'
import { fateOf, inOrder, withAnswer, withWaiting } from './waiting-answers.ts'

const answer = (key: string, at: number, questionId = key, right = true): WaitingAnswer => ({
  key,
  at,
  learner: 'ada',
  round: 'science',
  questionId,
  userAnswer: 0,
  right,
  breaksTaken: 0,
  secondsTaken: 3,
  sessionDuration: 60,
})
const served = (answered = 0, correct = 0) => ({
  questions: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
  round: { answered, correct },
})

test.each([
  [0, 'no_connection', 'waits'],
  [0, 'timed_out', 'waits'],
  [503, 'unavailable', 'waits'],
  [429, 'too_often', 'waits'],
  [408, 'unexpected', 'waits'],
  [401, 'not_signed_in', 'waits-for-sign-in'],
  [402, 'free_time_used', 'dropped'],
  [404, 'question_not_found', 'dropped'],
  [409, 'attempt_reused', 'dropped'],
])('an answer that meets %s (%s) %s', (status, code, fate) => {
  expect(fateOf({ status, code })).toBe(fate)
})

test('answers stand in the order in which they were given, each once', () => {
  const [first, second, third] = [answer('z', 1), answer('b', 2), answer('a', 2)]
  expect(inOrder([second, first, third, { ...first }]).map(({ key }) => key)).toEqual(['z', 'a', 'b'])
})

test('the next question of a round, answered, moves it on; any other does not', () => {
  expect(withAnswer(served(), { questionId: 'a', right: true }).round).toEqual({ answered: 1, correct: 1 })
  expect(withAnswer(served(1, 1), { questionId: 'b', right: false }).round).toEqual({ answered: 2, correct: 1 })
  expect(withAnswer(served(1, 1), { questionId: 'a', right: true }).round).toEqual({ answered: 1, correct: 1 })
  expect(withAnswer(served(3, 2), { questionId: 'a', right: true }).round).toEqual({ answered: 3, correct: 2 })
})

test('what still waits is not asked again', () => {
  const waiting = [answer('k2', 20, 'b', false), answer('k1', 10, 'a'), answer('k0', 5, 'elsewhere')]
  expect(withWaiting(served(), waiting).round).toEqual({ answered: 2, correct: 1 })
  expect(withWaiting(served(1, 0), waiting).round).toEqual({ answered: 2, correct: 0 })
})
