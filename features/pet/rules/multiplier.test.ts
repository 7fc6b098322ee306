import fc from 'fast-check'
import { expect, test } from 'vitest'
import { multipliers } from './multiplier.ts'

const plain = { correctInRow: 1, visitStreak: 0, happiness: 50, energy: 50, dueReview: false, breaksTaken: 0 }

test.each([
  ['nothing special', {}, 1, []],
  ['two in a row', { correctInRow: 2 }, 1, []],
  ['three in a row', { correctInRow: 3 }, 1.05, ['in a row']],
  ['twelve in a row', { correctInRow: 12 }, 1.5, ['in a row']],
  ['a hundred in a row', { correctInRow: 100 }, 1.5, ['in a row']],
  ['a visit a day for five days', { visitStreak: 5 }, 1.1, ['visit streak']],
  ['a visit a day for a year', { visitStreak: 365 }, 1.2, ['visit streak']],
  ['happy and rested', { happiness: 80, energy: 50 }, 1.1, ['happy and rested']],
  ['happy but tired', { happiness: 100, energy: 49 }, 1, []],
  ['rested but sad', { happiness: 79, energy: 100 }, 1, []],
  ['a due review', { dueReview: true }, 1.25, ['remembered']],
  ['after breaks', { breaksTaken: 3 }, 1.05, ['took a break']],
])('%s', (_, facts, total, names) => {
  const result = multipliers({ ...plain, ...facts })
  expect(result.total).toBe(total)
  expect(result.parts.map(({ name }) => name)).toEqual(names)
})

test('all reasons together multiply, up to 2.5', () => {
  const all = multipliers({
    correctInRow: 99,
    visitStreak: 99,
    happiness: 100,
    energy: 100,
    dueReview: true,
    breaksTaken: 1,
  })
  expect(all.parts.map(({ factor }) => factor)).toEqual([1.5, 1.2, 1.1, 1.25, 1.05])
  expect(all.total).toBe(2.5)
})

test('the multiplier is between 1 and 2.5 and never falls with another reason', () => {
  const facts = fc.record({
    correctInRow: fc.nat(200),
    visitStreak: fc.nat(500),
    happiness: fc.nat(100),
    energy: fc.nat(100),
    dueReview: fc.boolean(),
    breaksTaken: fc.nat(5),
  })
  fc.assert(
    fc.property(facts, given => {
      const { total } = multipliers(given)
      expect(total).toBeGreaterThanOrEqual(1)
      expect(total).toBeLessThanOrEqual(2.5)
      expect(
        multipliers({ ...given, correctInRow: given.correctInRow + 1, dueReview: true }).total,
      ).toBeGreaterThanOrEqual(total)
    }),
  )
})
