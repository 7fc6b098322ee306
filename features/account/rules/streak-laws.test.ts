import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayInNewZone } from './day-in-new-zone.ts'
import type { Day } from './learner-day.ts'
import { addDays, daysBetween, learnerDay } from './learner-day.ts'
import type { LearningStreak } from './learning-streak.ts'
import { countDay, streakToday } from './learning-streak.ts'

// Only a missed day breaks a streak:
// - learning on every day of the local calendar keeps it, in every zone and through every change of clocks;
// - learning again within 22 hours keeps it on any journey, because no day is shorter and skipped calendar days don't count as missed;
// - changing the time zone alone costs nothing;
// - a clock that is set back and later corrected costs nothing;
// - a missed day costs nothing while the learner holds a freeze.

const hour = 3_600_000
const start = Date.parse('2026-01-01T00:00:00Z')
const none: LearningStreak = { streak: 0, longest: 0, day: null, freezes: 0, freezeProgress: 0 }
const aZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
// Minutes over seven years, to cover every kind of clock change.
const aMoment = fc.integer({ min: 0, max: 7 * 366 * 24 * 60 }).map(minutes => start + minutes * 60_000)
const aWait = fc.integer({ min: 1, max: 22 * 60 }).map(minutes => minutes * 60_000)

/** Moments at which it is this day in the zone, unordered. */
function momentsOf(day: Day, zone: string): number[] {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  const around = Array.from({ length: 4 * 52 }, (_, i) => midnight + (i / 4 - 14) * hour)
  return around.filter(moment => learnerDay(new Date(moment), zone) === day)
}

test('A day lasts 22 to 26 hours, and no day is skipped', () => {
  fc.assert(
    fc.property(aZone, aMoment, (zone, moment) => {
      const today = learnerDay(new Date(moment), zone)
      expect(daysBetween(today, learnerDay(new Date(moment + 22 * hour), zone))).toBeLessThanOrEqual(1)
      expect(daysBetween(today, learnerDay(new Date(moment + 26 * hour), zone))).toBeGreaterThanOrEqual(1)
      expect(addDays(today, daysBetween(today, '2040-02-29'))).toBe('2040-02-29')
    }),
    { numRuns: 500 },
  )
})

test('Learning on every calendar day keeps the streak through every change of clocks', () => {
  fc.assert(
    fc.property(aZone, aMoment, fc.infiniteStream(fc.nat(1000)), (zone, moment, picks) => {
      const first = learnerDay(new Date(moment), zone)
      let state = none
      for (let n = 0; n < 15; n++) {
        const moments = momentsOf(addDays(first, n), zone)
        const now = new Date(moments[(picks.next().value ?? 0) % moments.length] ?? 0)
        state = countDay(state, learnerDay(now, zone))
        expect(state.streak).toBe(n + 1)
      }
      expect(state.longest).toBe(15)
    }),
    { numRuns: 60 },
  )
})

test('The last hour before a clock change and the first hour after it count as ordinary days', () => {
  const nights = [
    ['America/New_York', '2026-03-07'],
    ['America/New_York', '2026-10-31'],
    ['Europe/Berlin', '2026-03-28'],
    ['Australia/Lord_Howe', '2026-10-03'],
    ['America/Santiago', '2026-09-05'],
    ['Africa/Cairo', '2026-04-23'],
    ['Antarctica/Troll', '2026-03-28'],
  ] as const
  for (const [zone, eve] of nights) {
    const days = [eve, addDays(eve, 1), addDays(eve, 2)].map(day => momentsOf(day, zone))
    for (const pick of [0, -1]) {
      const streak = days
        .map(moments => learnerDay(new Date(moments.at(pick) ?? 0), zone))
        .reduce((state, day) => countDay(state, day), none)
      expect(streak.streak).toBe(3)
    }
  }
})

/** A journey: wait, learn, wait, arrive in another zone, and so on. */
const aJourney = fc.array(fc.record({ wait: aWait, moveAfter: fc.option(fc.nat(1000)), to: aZone }), {
  minLength: 1,
  maxLength: 30,
})

test('Learning again within 22 hours keeps the streak on every journey, even across the date line', () => {
  fc.assert(
    fc.property(aZone, aMoment, aJourney, (home, moment, journey) => {
      let zone = home
      let at = new Date(moment)
      let state = countDay(none, learnerDay(at, zone))
      for (const { wait, moveAfter, to } of journey) {
        if (moveAfter !== null) {
          const arrival = new Date(at.getTime() + (wait * moveAfter) / 1000)
          state = { ...state, day: state.day && dayInNewZone({ day: state.day, at }, arrival, zone, to) }
          zone = to
        }
        at = new Date(at.getTime() + wait)
        const after = countDay(state, learnerDay(at, zone))
        expect(after.streak).toBeGreaterThanOrEqual(state.streak)
        expect(streakToday(after, learnerDay(at, zone))).toBe(after.streak)
        state = after
      }
    }),
    { numRuns: 500 },
  )
})

test('Changing the time zone never shortens a streak, whether or not the time of the last answer is known', () => {
  const anAge = fc.integer({ min: 0, max: 5 * 24 * 60 }).map(minutes => minutes * 60_000)
  fc.assert(
    fc.property(aZone, aZone, aMoment, anAge, fc.boolean(), fc.nat(2), (from, to, moment, age, known, freezes) => {
      const now = new Date(moment)
      const at = new Date(moment - age)
      const before = { ...none, streak: 9, longest: 9, freezes, day: learnerDay(at, from) }
      const day = dayInNewZone({ day: before.day, at: known ? at : null }, now, from, to)
      const after = { ...before, day }
      expect(streakToday(after, learnerDay(now, to))).toBeGreaterThanOrEqual(streakToday(before, learnerDay(now, from)))
      // Days in the future don't count, so changing the zone gains nothing either.
      expect(day <= learnerDay(now, to) || day === before.day).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('A clock that is set back, however often and far, and later corrected shortens nothing', () => {
  const steps = fc.array(fc.integer({ min: -400, max: 1 }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(steps, backs => {
      let furthest = '2026-03-10'
      let state = countDay(none, furthest)
      for (const back of backs) {
        // A day that was already counted, or the one after the last counted day.
        const today = addDays(furthest, back)
        const after = countDay(state, today)
        expect(after.streak).toBe(state.streak + (today > furthest ? 1 : 0))
        expect(streakToday(after, today)).toBe(after.streak)
        furthest = today > furthest ? today : furthest
        state = after
      }
    }),
  )
})

test("A clock that runs ahead within the day costs nothing, and its day isn't counted twice", () => {
  const ahead = countDay(countDay(none, '2026-03-10'), '2026-03-11')
  const setRight = countDay(ahead, '2026-03-10')
  expect(setRight).toEqual(ahead)
  expect(countDay(countDay(setRight, '2026-03-11'), '2026-03-12').streak).toBe(3)
})

const aGap = fc.oneof(
  { weight: 9, arbitrary: fc.constant(0) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 3 }) },
)

test('Every seven learning days earn a freeze, up to two, and each freeze covers one missed day', () => {
  fc.assert(
    fc.property(fc.array(aGap, { maxLength: 80, size: 'max' }), misses => {
      let day = '2026-03-10'
      let state = countDay(none, day)
      let freezes = 0
      let learned = 1
      for (const missed of misses) {
        day = addDays(day, missed + 1)
        const alive = missed <= freezes
        expect(streakToday(state, day)).toBe(alive ? state.streak : 0)
        const after = countDay(state, day)
        expect(after.streak).toBe(alive ? state.streak + 1 : 1)
        learned++
        freezes = Math.min(2, (alive ? freezes - missed : freezes) + (learned % 7 === 0 ? 1 : 0))
        expect(after.freezes).toBe(freezes)
        expect(after.longest).toBeGreaterThanOrEqual(Math.max(state.longest, after.streak))
        state = after
      }
    }),
  )
})
