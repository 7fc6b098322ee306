import { expect, test } from 'vitest'
import { dataOrThrow, RequestError, retryAtMost } from './request-error.ts'

const fault = (status: number) => new RequestError({ error: 'No', code: 'no', status })

test('A successful reply gives its data, and a failed one throws its message, code and status', () => {
  expect(dataOrThrow({ data: [1] })).toEqual([1])
  expect(() => dataOrThrow({ error: 'Not yours', code: 'not_found', status: 404 })).toThrow('Not yours')
})

test.each([400, 401, 402, 404, 409])('A %i is never retried', status => {
  expect(retryAtMost(2)(0, fault(status))).toBe(false)
})

test.each([0, 408, 429, 500, 503])('A %i is retried, as often as allowed', status => {
  expect(retryAtMost(1)(0, fault(status))).toBe(true)
  expect(retryAtMost(1)(1, fault(status))).toBe(false)
})

test("A failure without its own message gets the caller's", () => {
  const refused = { code: 'unexpected', status: 500 }
  expect(() => dataOrThrow({ ...refused, error: 'Request failed' }, 'Failed to login')).toThrow('Failed to login')
  expect(() => dataOrThrow({ ...refused, error: 'The kettle is broken' }, 'Failed to login')).toThrow(
    'The kettle is broken',
  )
})
