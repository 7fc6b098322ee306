import { expect, test } from 'vitest'
import { dataOrThrow, RequestError, retryAtMost } from './request-error.ts'

const fault = (status: number) => new RequestError({ error: 'No', code: 'no', status })

test('a reply gives its data, a refusal throws its sentence, name and status', () => {
  expect(dataOrThrow({ data: [1] })).toEqual([1])
  expect(() => dataOrThrow({ error: 'Not yours', code: 'not_found', status: 404 })).toThrow('Not yours')
})

test.each([400, 401, 402, 404, 409])('a %i is never asked again', status => {
  expect(retryAtMost(2)(0, fault(status))).toBe(false)
})

test.each([0, 408, 429, 500, 503])('a %i is asked again, as often as allowed', status => {
  expect(retryAtMost(1)(0, fault(status))).toBe(true)
  expect(retryAtMost(1)(1, fault(status))).toBe(false)
})

test('a refusal without a sentence of its own gets that of who asked', () => {
  const refused = { code: 'unexpected', status: 500 }
  expect(() => dataOrThrow({ ...refused, error: 'Request failed' }, 'Failed to login')).toThrow('Failed to login')
  expect(() => dataOrThrow({ ...refused, error: 'The kettle is broken' }, 'Failed to login')).toThrow(
    'The kettle is broken',
  )
})
