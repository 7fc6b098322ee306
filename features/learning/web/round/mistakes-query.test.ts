import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { type Mistakes, mistakesQuery, noteMistake } from './mistakes-query.ts'

const mistake = (questionId: string): Mistakes['mistakes'][number] => ({
  questionId,
  topicId: 'science',
  topicName: 'Science',
  question: 'Why?',
  answer: 'So',
  explanation: 'That is so.',
  answeredAt: '2026-01-01T00:00:00.000Z',
})
const asksAgain = (known: Mistakes | undefined, questionId: string, correct: boolean) => {
  const client = new QueryClient()
  if (known) client.setQueryData(mistakesQuery.queryKey, known)
  else client.getQueryCache().build(client, { queryKey: mistakesQuery.queryKey })
  noteMistake(client, questionId, correct)
  return client.getQueryState(mistakesQuery.queryKey)?.isInvalidated
}
const one: Mistakes = { count: 1, mistakes: [mistake('7')] }

test('a wrong answer, and a listed mistake that was put right, change the list', () => {
  expect(asksAgain(one, '8', false)).toBe(true)
  expect(asksAgain(one, '7', true)).toBe(true)
})

test('another right answer does not, as long as the whole list is known', () => {
  expect(asksAgain(one, '8', true)).toBe(false)
  expect(asksAgain({ ...one, count: 120 }, '8', true)).toBe(true)
  expect(asksAgain(undefined, '8', true)).toBe(true)
})
