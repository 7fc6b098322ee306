import { expect, test } from 'vitest'
import { breakIdOf, readBreakId } from './break-id.ts'
import { breakKinds } from './break-kinds.ts'

test.each(breakKinds)('the address of a break says that it is a %s', kind => {
  const offered = { kind, offeredAt: 128 }
  expect(readBreakId(breakIdOf(offered))).toEqual(offered)
})

test.each([
  '',
  '1',
  'fact',
  'fact-',
  'fact--1',
  'fact-01',
  'fact-1e3',
  'nap-3',
  'fact-9999999999',
  ' fact-3',
  'fact-3\n',
])('%j is no break', text => {
  expect(readBreakId(text)).toBeUndefined()
})
