import { expect, test } from 'vitest'
import { failureFragment, failureIn, googleFailures } from './google-failure.ts'

test.each(googleFailures)('"%s" is read back from its URL fragment', failure => {
  expect(failureIn(failureFragment(failure))).toBe(failure)
})

test.each(['', '#', '#google=', '#google=nothing', '#growing', 'google=taken'])('%j holds no failure', fragment => {
  expect(failureIn(fragment)).toBeUndefined()
})
