import { expect, test } from 'vitest'
import { seededDice } from '#kit/random/dice.ts'
import { nearYears } from './near-numbers.ts'

test.each([79, -44, 5, -753, 1066, 1969, -3000])(
  'years near %i are on its side of the year 1, and are distinct',
  year => {
    for (let seed = 0; seed < 50; seed++) {
      for (const level of [1, 2, 3, 4] as const) {
        const years = nearYears(year, level, 2026, seededDice(`${year} ${seed}`))
        expect(years.every(near => Math.sign(near) === Math.sign(year) && near !== year && near <= 2026)).toBe(true)
        expect(new Set(years).size).toBe(years.length)
        expect(years.length).toBeGreaterThanOrEqual(3)
      }
    }
  },
)

test('where there is room, years are on both sides', () => {
  const years = nearYears(79, 3, 2026, seededDice(1))
  expect(years.some(near => near < 79) && years.some(near => near > 79)).toBe(true)
})
