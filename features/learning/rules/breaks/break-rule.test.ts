import { expect, test } from 'vitest'
import { seededDice } from '#kit/random/dice.ts'
import type { BreakKind } from './break-kinds.ts'
import { breakKindAt, isBreakDue } from './break-rule.ts'

test.each([
  [0, 0, false],
  [1, 1, false],
  [2, 2, false],
  [3, 3, true],
  [3, 0, true],
  [4, 1, false],
  [4, 5, true],
  [7, 4, false],
  [8, 5, true],
  [9, 1, false],
  [12, 4, false],
  [13, 5, true],
  [20, 9, true],
  [2, 9, false],
])('after %i answers, %i of them since the last break, a break is due: %s', (total, since, due) => {
  expect(isBreakDue(total, since)).toBe(due)
})

test.each<[number, number, BreakKind]>([
  [13, 10, 'achievement'],
  [23, 20, 'achievement'],
  [30, 10, 'achievement'],
  [3, 0, 'energy-boost'],
  [3, 3, 'energy-boost'],
  [3, 10, 'achievement'],
  [15, 9, 'brain-break'],
  [30, 11, 'brain-break'],
  [120, 99, 'brain-break'],
  [8, 0, 'creature-play'],
  [8, 8, 'creature-play'],
  [16, 9, 'creature-play'],
  [24, 11, 'creature-play'],
])('after %i answers with %i right comes %s, whatever the dice say', (total, correct, kind) => {
  const everyTime = Array.from({ length: 20 }, (_, seed) =>
    breakKindAt({ total, correct, lastBreaks: ['brain-break', 'energy-boost'] }, seededDice(seed)),
  )
  expect(new Set(everyTime)).toEqual(new Set([kind]))
})

const everyday: BreakKind[] = ['fact', 'energy-boost', 'brain-break', 'diagram', 'interactive', 'article']
const picked = (lastBreaks: readonly BreakKind[], correct = 7) =>
  new Set(
    Array.from({ length: 200 }, (_, seed) =>
      breakKindAt({ total: 13, correct, lastBreaks }, seededDice(`luck ${seed}`)),
    ),
  )

test('otherwise any of six kinds comes', () => {
  expect(picked([])).toEqual(new Set(everyday))
  expect(picked([], 0)).toEqual(new Set(everyday))
})

test.each(everyday.map((kind, i) => [kind, everyday[(i + 1) % 6] ?? kind] as const))(
  'never one of the last two: %s and %s',
  (one, other) => {
    const others = new Set(everyday.filter(kind => kind !== one && kind !== other))
    expect(picked([one, other])).toEqual(others)
    expect(picked(['fact', 'article', 'diagram', one, other])).toEqual(others)
  },
)

test('special moments among the last two take nothing away', () => {
  expect(picked(['creature-play', 'achievement'])).toEqual(new Set(everyday))
})
