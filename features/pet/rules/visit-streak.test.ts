import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayInNewZone } from '#account/rules/day-in-new-zone.ts'
import { addDays, learnerDay } from '#account/rules/learner-day.ts'
import type { VisitStreak } from './visit-streak.ts'
import { visit } from './visit-streak.ts'

const none: VisitStreak = { visitStreak: 0, visitDay: null }
const aZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
const aMoment = fc.integer({ min: 0, max: 7 * 366 * 24 * 60 }).map(minutes => Date.UTC(2026, 0, 1) + minutes * 60_000)
const aWait = fc.integer({ min: 1, max: 22 * 60 }).map(minutes => minutes * 60_000)

test.each([
  ['the first visit', ['2026-03-01'], 1],
  ['the same day twice', ['2026-03-01', '2026-03-01'], 1],
  ['three days in a row', ['2026-02-27', '2026-02-28', '2026-03-01'], 3],
  ['a missed day', ['2026-03-01', '2026-03-02', '2026-03-04'], 1],
])('%s', (_, days, streak) => {
  expect(days.reduce(visit, none).visitStreak).toBe(streak)
})

test('a return within 22 hours keeps the streak in any time zone', () => {
  const aJourney = fc.array(fc.record({ wait: aWait, to: fc.option(aZone) }), { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(aZone, aMoment, aJourney, (home, moment, journey) => {
      let zone = home
      let now = moment
      let state = visit(none, learnerDay(new Date(now), zone))
      for (const { wait, to } of journey) {
        now += wait
        if (to !== null) {
          const moved = { day: state.visitDay ?? '', at: null }
          state = { ...state, visitDay: dayInNewZone(moved, new Date(now), zone, to) }
          zone = to
        }
        const after = visit(state, learnerDay(new Date(now), zone))
        expect(after.visitStreak).toBeGreaterThanOrEqual(state.visitStreak)
        state = after
      }
    }),
    { numRuns: 500 },
  )
})

test('a clock that is wrong for a while never shortens the streak', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -400, max: 1 }), { maxLength: 40 }), backs => {
      let furthest = '2026-03-10'
      let state = visit(none, furthest)
      for (const back of backs) {
        const today = addDays(furthest, back)
        const after = visit(state, today)
        expect(after.visitStreak).toBe(state.visitStreak + (today > furthest ? 1 : 0))
        furthest = today > furthest ? today : furthest
        state = after
      }
    }),
  )
})
