import { expect, test } from 'vitest'
import { saysTerm } from './says-term.ts'

test.each([
  ['volcanologist', 'somebody who studies volcanic mountains'],
  ['batter', 'somebody who is batting in a ball game'],
  ['skiing', 'a sport in which people travel on skis'],
  ['leaf beetle', 'beetle that feeds on leaves of plants'],
  ['primary tooth', 'one of the first teeth of a young child'],
  ['workbench', 'a strong worktable for a carpenter or mechanic'],
  ['mohair', 'fabric made from the silky hair of a goat'],
])('%s is given away by: %s', (term, what) => expect(saysTerm(what, [term], new Set())).toBe(true))

test('a word that belongs to the whole topic gives nothing away', () => {
  const what = 'powerful brownish bear of the uplands'
  expect(saysTerm(what, ['grizzly bear'], new Set())).toBe(true)
  expect(saysTerm(what, ['grizzly bear'], new Set(['bear']))).toBe(false)
})
