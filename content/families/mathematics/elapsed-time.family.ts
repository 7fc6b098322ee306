import type { Family, Problem } from '#authoring/rules/family.ts'
import type { Level } from '#authoring/rules/pack.ts'
import type { Dice } from '#kit/random/dice.ts'
import { compose } from './shared/compose.ts'
import { person } from './shared/people.ts'
import { redraw } from './shared/redraw.ts'

const DAY = 24 * 60

/** Minutes since midnight as `09:05`. */
function clock(minutes: number): string {
  const inDay = ((minutes % DAY) + DAY) % DAY
  return `${String(Math.floor(inDay / 60)).padStart(2, '0')}:${String(inDay % 60).padStart(2, '0')}`
}

/** `45 minutes`, `2 hours`, `1 hour 5 minutes`. */
function duration(minutes: number): string {
  const [h, m] = [Math.floor(minutes / 60), minutes % 60]
  const hours = h === 0 ? '' : `${h} hour${h === 1 ? '' : 's'}`
  return [hours, m === 0 ? '' : `${m} minute${m === 1 ? '' : 's'}`].filter(Boolean).join(' ')
}

const events = [
  'A film',
  'A bus tour',
  'A swimming lesson',
  'A concert',
  'A party',
  'A puppet show',
  'A train ride',
  'A baking class',
] as const
const ends = ['ends', 'is over'] as const

interface Range {
  start: [number, number]
  length: [number, number]
  step: number
}
const ranges: Record<Level, Range> = {
  1: { start: [9, 11], length: [15, 55], step: 5 },
  2: { start: [8, 17], length: [65, 170], step: 5 },
  3: { start: [8, 20], length: [95, 290], step: 1 },
  4: { start: [20, 23], length: [185, 620], step: 1 },
}

/** The hour has to be crossed, or there is nothing to be learned. */
function times(dice: Dice, level: Level): { start: number; length: number } {
  const { start, length, step } = ranges[level]
  return redraw(
    () => ({
      start: dice.int(...start) * 60 + dice.int(1, 60 / step - 1) * step,
      length: dice.int(length[0] / step, length[1] / step) * step,
    }),
    t => (t.start % 60) + (t.length % 60) > 60 && t.length % 60 !== 0 && (level < 4 || t.start + t.length > DAY),
  )
}

const handsAt = (minutes: number) => ({ hour: Math.floor(minutes / 60) % 12, minute: minutes % 60 })

const toTheHour = (start: number): string =>
  `From ${clock(start)} to ${clock(start + 60 - (start % 60))} it is ${duration(60 - (start % 60))}.`

function whenDoesItEnd(dice: Dice, level: Level): Problem {
  const { start, length } = times(dice, level)
  const end = start + length
  const left = length - (60 - (start % 60))
  const asHundred = Math.floor(start / 60) * 100 + (start % 60) + Math.floor(length / 60) * 100 + (length % 60)
  return compose<number>({
    stem: `${dice.pick(events)} starts at ${clock(start)} and lasts ${duration(length)}. When does it end?`,
    figure: level > 3 ? undefined : { kind: 'clock', faces: [{ ...handsAt(start), caption: 'start' }] },
    key: end % DAY,
    print: clock,
    alike: (a, b) => clock(a) === clock(b),
    wrong: [
      [end - 60, 'lost-an-hour'],
      [asHundred % 100 < 60 ? Math.floor(asHundred / 100) * 60 + (asHundred % 100) : undefined, 'base-ten'],
      [start - length > 0 ? start - length : undefined, 'went-backwards'],
      [end + dice.pick([-10, 10]), 'counting-slip'],
    ],
    near: dice.shuffle([end + 60, end + 5, end - 5, end + 15]),
    steps: [toTheHour(start), `${duration(left)} more leads to ${clock(end)}.`],
  })
}

function howLong(dice: Dice, level: Level): Problem {
  const { start, length } = times(dice, level)
  const end = start + length
  const smallerFromLarger = Math.floor(length / 60) * 60 + 60 + Math.abs((end % 60) - (start % 60))
  const stem = dice.pick([
    `${dice.pick(events)} starts at ${clock(start)} and ${dice.pick(ends)} at ${clock(end)}`,
    `${person(dice)} leaves home at ${clock(start)} and comes back at ${clock(end)}`,
  ])
  return compose<number>({
    stem: `${stem}${end >= DAY ? ' the next day' : ''}. How long is that?`,
    figure:
      level > 3
        ? undefined
        : {
            kind: 'clock',
            faces: [
              { ...handsAt(start), caption: 'start' },
              { ...handsAt(end), caption: 'end' },
            ],
          },
    key: length,
    print: duration,
    alike: (a, b) => a === b,
    fits: v => v > 0 && v < DAY,
    wrong: [
      [length + 60, 'lost-an-hour'],
      [length + 40, 'base-ten'],
      [smallerFromLarger, 'small-from-large'],
      [length + dice.pick([-10, 10]), 'counting-slip'],
    ],
    near: dice.shuffle([length - 5, length + 5, length + 15, length - 60, length + 20]),
    steps: [
      toTheHour(start),
      `${duration(length - (60 - (start % 60)))} more leads to ${clock(end)}.`,
      `Together that is ${duration(length)}.`,
    ],
  })
}

export const family: Family = {
  id: 'mathematics/elapsed-time',
  topic: 'mathematics',
  title: 'Clock and time',
  levels: [1, 2, 3],
  applied: true,
  misconceptions: {
    'lost-an-hour': 'The minutes are right, the hour is one off. Each 60 minutes make one more hour.',
    'base-ten': 'An hour has 60 minutes, so a new hour begins after 60 and long before 100.',
    'small-from-large': 'The smaller minutes were taken from the larger ones. Go forward from the start instead.',
    'went-backwards': 'This is the time before the start. The end comes later than the start.',
    'counting-slip': 'So close! This is ten minutes off. Count up to the full hour first.',
  },
  source: { title: 'Hour – Wikipedia', url: 'https://en.wikipedia.org/wiki/Hour' },
  draw: (dice, level) => (dice.chance(0.55) ? whenDoesItEnd(dice, level) : howLong(dice, level)),
}
