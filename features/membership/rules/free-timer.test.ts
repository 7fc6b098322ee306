import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FreeTimer, TimerEvent } from './free-timer.ts'
import { freeSeconds, idleAfter, isRunning, remainingOf, startTimer, timerAfter } from './free-timer.ts'

const fresh = (total = 0, subscribed = false) => startTimer({ total, subscribed }, { now: 0, hidden: false })
const after = (timer: FreeTimer, ...events: TimerEvent[]) => events.reduce(timerAfter, timer)
/** Lets the given seconds pass, with activity in each. */
const busy = (timer: FreeTimer, seconds: number, from = 0) => {
  for (let n = 1; n <= seconds; n++) {
    const now = (from + n) * 1000
    timer = after(timer, { type: 'activity', now }, { type: 'tick', now })
  }
  return timer
}
/** Lets the given seconds pass without activity. */
const quiet = (timer: FreeTimer, seconds: number, from = 0) => {
  for (let n = 1; n <= seconds; n++) timer = after(timer, { type: 'tick', now: (from + n) * 1000 })
  return timer
}
const says = (remaining: number, more: { reached?: boolean; subscribed?: boolean } = {}): TimerEvent => ({
  type: 'reported',
  remaining,
  reached: more.reached ?? remaining === 0,
  subscribed: more.subscribed ?? false,
})

test('The timer counts each active second', () => {
  expect(busy(fresh(), 90)).toMatchObject({ total: 90, isPaused: false, hasReachedLimit: false })
  expect(remainingOf(busy(fresh(), 90))).toBe(510)
})

test('The timer pauses after 120 seconds without activity and resumes with the next activity', () => {
  const idle = quiet(fresh(), 300)
  expect(idle).toMatchObject({ total: 119, isPaused: true })
  const back = after(idle, { type: 'activity', now: 301_000 })
  expect(back.isPaused).toBe(false)
  expect(quiet(back, 10, 301).total).toBe(129)
})

test('The timer pauses while the page is hidden, whatever the activity, and resumes when it is visible', () => {
  const hidden = after(busy(fresh(), 5), { type: 'hidden' }, { type: 'activity', now: 6000 })
  expect(busy(hidden, 50, 6)).toMatchObject({ total: 5, isPaused: true })
  const seen = after(hidden, { type: 'visible', now: 400_000 })
  expect(quiet(seen, 3, 400).total).toBe(8)
})

test('On a page that opens hidden, the timer starts when the page becomes visible', () => {
  const timer = startTimer({ total: 0, subscribed: false }, { now: 0, hidden: true })
  expect(quiet(timer, 10).total).toBe(0)
})

test('At 600 seconds the limit is reached, and the flag is raised once', () => {
  const there = busy(fresh(595), 5)
  expect(there).toMatchObject({ total: 600, hasReachedLimit: true, raised: 1 })
  expect(busy(there, 60, 5)).toMatchObject({ total: 600, raised: 1 })
  // The server returns time that a lost message had counted; using that up raises no second flag.
  expect(busy(after(there, says(3)), 30, 5)).toMatchObject({ total: 600, hasReachedLimit: true, raised: 1 })
})

test('A stored time at or over the limit sets the limit flag at the start', () => {
  expect(fresh(600)).toMatchObject({ hasReachedLimit: true, raised: 0 })
  expect(fresh(599).hasReachedLimit).toBe(false)
  expect(fresh(900, true)).toMatchObject({ hasReachedLimit: false, isSubscribed: true })
})

test('Nothing is counted while subscribed', () => {
  expect(busy(fresh(30, true), 100).total).toBe(30)
})

test('Subscribing clears the limit flag', () => {
  expect(after(fresh(600), { type: 'subscribed' })).toMatchObject({ isSubscribed: true, hasReachedLimit: false })
})

test('A reset sets the total to 0 and clears the limit flag', () => {
  const reset = after(busy(fresh(599), 1), { type: 'reset' })
  expect(reset).toMatchObject({ total: 0, hasReachedLimit: false })
  expect(isRunning(reset)).toBe(true)
})

test("The server's report replaces cleared or forged storage", () => {
  expect(after(fresh(0), says(100))).toMatchObject({ total: 500, hasReachedLimit: false, raised: 0 })
  expect(after(fresh(0), says(0))).toMatchObject({ total: 600, hasReachedLimit: true, raised: 0 })
  expect(after(fresh(600, true), says(0))).toMatchObject({ isSubscribed: false, hasReachedLimit: true })
  expect(after(fresh(600), says(0, { reached: false, subscribed: true }))).toMatchObject({
    isSubscribed: true,
    hasReachedLimit: false,
  })
  expect(after(busy(fresh(), 40), says(540)).total).toBe(60)
  expect(after(fresh(600), says(600))).toMatchObject({ total: 0, hasReachedLimit: false })
})

test("A difference of one second doesn't change the display", () => {
  expect(after(busy(fresh(), 40), says(561)).total).toBe(40)
  expect(after(busy(fresh(), 40), says(558)).total).toBe(42)
})

test('A limit reached on another device raises the flag once', () => {
  const open = after(fresh(0), says(300))
  expect(after(open, says(0))).toMatchObject({ hasReachedLimit: true, raised: 1 })
  expect(after(open, says(0), says(0)).raised).toBe(1)
})

test('Each refused call raises the flag, except for members', () => {
  const refused = after(fresh(0), says(0), { type: 'refused' })
  expect(refused).toMatchObject({ hasReachedLimit: true, raised: 1 })
  expect(after(refused, { type: 'refused' }).raised).toBe(2)
  expect(after(fresh(0, true), { type: 'refused' }).raised).toBe(0)
})

test('The free time may exceed ten minutes if the server says so', () => {
  const rich = after(fresh(0), says(7200))
  expect(rich).toMatchObject({ limit: 7200, total: 0 })
  expect(remainingOf(busy(rich, 700))).toBe(6500)
})

test('In any order of events, a tick counts at most a second, never beyond the limit or while paused', () => {
  const now = fc.integer({ min: 0, max: 1_000_000 })
  const event: fc.Arbitrary<TimerEvent> = fc.oneof(
    fc.record({ type: fc.constant('tick' as const), now }),
    fc.record({ type: fc.constant('activity' as const), now }),
    fc.record({ type: fc.constant('visible' as const), now }),
    fc.constantFrom<TimerEvent>(
      { type: 'hidden' },
      { type: 'heartbeat-sent' },
      { type: 'subscribed' },
      { type: 'refused' },
    ),
  )
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 700 }), fc.array(event, { maxLength: 80 }), (total, events) => {
      let timer = fresh(total)
      let last = Number.NEGATIVE_INFINITY
      for (const each of events) {
        const next = timerAfter(timer, each)
        if ('now' in each && each.type !== 'tick') last = each.now
        if (each.type === 'tick') expect(next.total - timer.total).toBeLessThanOrEqual(1)
        if (each.type === 'tick' && (timer.hidden || each.now - Math.max(0, last) >= idleAfter))
          expect(next.total).toBe(timer.total)
        expect(next.total).toBeLessThanOrEqual(Math.max(total, freeSeconds))
        expect(isRunning(next) && (next.hidden || next.hasReachedLimit || next.isSubscribed)).toBe(false)
        timer = next
      }
    }),
  )
})

test("Watched time includes members' time and time beyond the limit, but not idle time", () => {
  const watch: TimerEvent = { type: 'watched', watched: true }
  expect(busy(fresh(0, true), 20)).toMatchObject({ unsent: 0 })
  const member = busy(after(fresh(0, true), watch), 20)
  expect(member).toMatchObject({ unsent: 20, total: 0 })
  expect(busy(after(fresh(freeSeconds), watch), 20)).toMatchObject({ unsent: 20, total: freeSeconds })
  expect(quiet(after(fresh(0, true), watch), 300)).toMatchObject({ unsent: 119, isPaused: true })
  expect(busy(after(member, { type: 'hidden' }, { type: 'heartbeat-sent' }), 0)).toMatchObject({
    unsent: 0,
    isPaused: true,
  })
  expect(busy(after(member, { type: 'watched', watched: false }, { type: 'heartbeat-sent' }), 20).unsent).toBe(0)
})
