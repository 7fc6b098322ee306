import { expect, test } from 'vitest'
import { knowledgePercent, meterTone, statusLine } from './status-line.ts'

const pet = { happiness: 60, energy: 60, intelligence: 10 }

test.each([
  [{ status: { message: 'Sleeping' }, happiness: 5 }, 'Sleeping'],
  [{ happiness: 29, energy: 10 }, 'Needs attention!'],
  [{ happiness: 30, energy: 29 }, 'Getting tired...'],
  [{ happiness: 81, energy: 81, intelligence: 90 }, 'Feeling great!'],
  [{ happiness: 80, energy: 81, intelligence: 51 }, 'Growing smarter!'],
  [{ intelligence: 50.4 }, 'Ready to learn!'],
])('with %o the card says %s', (change, line) => {
  expect(statusLine({ ...pet, ...change })).toBe(line)
})

test('knowledge is rounded and never over 100', () => {
  expect(knowledgePercent({ intelligence: 23.5 })).toBe(24)
  expect(knowledgePercent({ intelligence: 140 })).toBe(100)
})

test.each([
  [71, 'high'],
  [70, 'mid'],
  [41, 'mid'],
  [40, 'low'],
] as const)('a meter at %i is %s', (value, tone) => {
  expect(meterTone(value)).toBe(tone)
})
