import { expect, test } from 'vitest'
import { seenDay } from './seen-day.ts'

test.each([
  ['2026-03-10', 'Last seen today'],
  // The server's day may have begun where the browser's has not.
  ['2026-03-11', 'Last seen today'],
  ['2026-03-09', 'Last seen yesterday'],
  ['2026-02-28', 'Last seen on 28 February'],
])('%s', (day, said) => {
  expect(seenDay(day, '2026-03-10', 'en-GB')).toBe(said)
})
