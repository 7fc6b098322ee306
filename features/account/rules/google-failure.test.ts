import { expect, test } from 'vitest'
import { failureFragment, failureIn, googleFailures } from './google-failure.ts'

test.each(googleFailures)('the address that tells of "%s" is understood', failure => {
  expect(failureIn(failureFragment(failure))).toBe(failure)
})

test.each(['', '#', '#google=', '#google=nothing', '#growing', 'google=taken'])('%j tells of nothing', fragment => {
  expect(failureIn(fragment)).toBeUndefined()
})
