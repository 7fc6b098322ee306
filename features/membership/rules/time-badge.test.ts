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
])('after %i seconds the badge is %s and shows %s', (total, look, left, share) => {
  expect(at(total)).toEqual({ look, left, paused: false, share })
})

test('a paused timer says so in the colour of what is left; at the limit nothing is paused', () => {
  expect(at(500, { isPaused: true })).toEqual({ look: 'low', left: undefined, paused: true, share: 100 / 600 })
  expect(at(600, { isPaused: true })).toMatchObject({ paused: false, left: '0:00' })
})

test('a member sees no time, whatever was used', () => {
  expect(at(600, { isSubscribed: true, isPaused: true })).toEqual({
    look: 'member',
    left: undefined,
    paused: false,
    share: 1,
  })
})

test('where more than ten minutes are free, the bar is full until ten are left', () => {
  expect(at(0, { limit: 7200 })).toMatchObject({ left: '120:00', share: 1 })
})

test('a part of a second counts as one', () => {
  expect(minutes(59.2)).toBe('1:00')
})
