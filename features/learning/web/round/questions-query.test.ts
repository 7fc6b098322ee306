import { expect, test } from 'vitest'
import { RequestError } from '#kit/ui/request-error.ts'
import { retryDelay, retryQuestions } from './questions-query.ts'

const timedOut = new RequestError({ error: 'Request timed out. Please try again.', code: 'timed_out', status: 0 })
const broken = new RequestError({ error: 'Something went wrong', code: 'unexpected', status: 500 })
const refused = new RequestError({ error: 'Topic not found', code: 'topic_not_found', status: 404 })

test('a time-out is tried once more, another fault twice, a refusal never', () => {
  expect([0, 1, 2].map(failures => retryQuestions(failures, timedOut))).toEqual([true, false, false])
  expect([0, 1, 2].map(failures => retryQuestions(failures, broken))).toEqual([true, true, false])
  expect(retryQuestions(0, refused)).toBe(false)
})

test('the wait doubles from one second and ends at four', () => {
  expect([0, 1, 2, 3, 4].map(retryDelay)).toEqual([1000, 2000, 4000, 4000, 4000])
})
