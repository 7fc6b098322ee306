import { expect, test } from 'vitest'
import { startTimer } from './free-timer.ts'
import { minutes, timeBadge } from './time-badge.ts'

const at = (total: number, more: object = {}) =>
  timeBadge({ ...startTimer({ total, subscribed: false }, { now: 0, hidden: false }), ...more })

test.each([
  [0, 'plenty', '10:00', 1],
  [479, 'plenty', '2:01', 121 / 600],
  [480, 'low', '2:00', 0.2],
  [539, 'low', '1:01', 61 / 600],
  [540, 'last', '1:00', 0.1],
  [591, 'last', '0:09', 9 / 600],
  [600, 'last', '0:00', 0],
])('After %i seconds the badge is %s and shows %s', (total, look, left, share) => {
  expect(at(total)).toEqual({ look, left, paused: false, share })
})

test('A paused badge has the colour of the remaining time; at the limit nothing is paused', () => {
  expect(at(500, { isPaused: true })).toEqual({ look: 'low', left: undefined, paused: true, share: 100 / 600 })
  expect(at(600, { isPaused: true })).toMatchObject({ paused: false, left: '0:00' })
})

test('A member sees no time, however much was used', () => {
  expect(at(600, { isSubscribed: true, isPaused: true })).toEqual({
    look: 'member',
    left: undefined,
    paused: false,
    share: 1,
  })
})

test('With more than ten free minutes, the bar is full until ten remain', () => {
  expect(at(0, { limit: 7200 })).toMatchObject({ left: '120:00', share: 1 })
})

test('Part of a second counts as a whole one', () => {
  expect(minutes(59.2)).toBe('1:00')
})
