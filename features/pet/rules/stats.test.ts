import fc from 'fast-check'
import { expect, test } from 'vitest'
import { settle } from './stats.ts'

const start = new Date('2026-03-01T00:00:00Z')
const after = (hours: number) => new Date(start.getTime() + hours * 3_600_000)
const stats = { happiness: 80, health: 80, energy: 20, intelligence: 12.5 }

test('energy comes back by 5 an hour, happiness fades by 1, health by a half', () => {
  expect(settle(stats, start, after(2))).toEqual({ energy: 30, happiness: 78, health: 79, intelligence: 12.5 })
})

test('a pet left alone for a year is a bit sad, rested, and never worse', () => {
  expect(settle(stats, start, after(8760))).toEqual({ energy: 100, happiness: 40, health: 60, intelligence: 12.5 })
})

test('what is already under its floor is neither lifted nor lowered by time', () => {
  expect(settle({ ...stats, happiness: 10, health: 5 }, start, after(100))).toMatchObject({ happiness: 10, health: 5 })
})

test('a clock that was set back changes nothing', () => {
  expect(settle(stats, start, after(-5))).toEqual(stats)
})

const stat = fc.double({ min: 0, max: 100, noNaN: true })
const anyStats = fc.record({ happiness: stat, health: stat, energy: stat, intelligence: stat })

test('settling often gives the same as settling once', () => {
  fc.assert(
    fc.property(anyStats, fc.array(fc.double({ min: 0, max: 50, noNaN: true }), { maxLength: 20 }), (from, steps) => {
      let [now, often] = [0, from]
      for (const step of steps) {
        often = settle(often, after(now), after(now + step))
        now += step
      }
      const once = settle(from, start, after(now))
      for (const name of ['happiness', 'health', 'energy', 'intelligence'] as const) {
        expect(often[name]).toBeCloseTo(once[name], 3)
        expect(once[name]).toBeGreaterThanOrEqual(0)
        expect(once[name]).toBeLessThanOrEqual(100)
      }
    }),
  )
})
