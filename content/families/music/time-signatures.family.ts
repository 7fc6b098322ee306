import type { Dice } from '#kit/random/dice.ts'
import { near } from '../shared/settle.ts'
import { type Asked, musicFamily, wikipedia } from './shared/music-family.ts'

const names: Readonly<Record<number, string>> = { 2: 'half', 4: 'quarter', 8: 'eighth', 16: 'sixteenth' }

const easy = [2, 3, 4, 5, 6].map(top => [top, 4] as const)
const more = [...easy, [3, 8], [6, 8], [9, 8], [12, 8], [2, 2], [3, 2]] as const

function fill(dice: Dice, level: number): Asked {
  const [top, bottom] = level === 1 ? dice.pick(easy) : dice.pick(more)
  const unit =
    level === 1 ? 4 : dice.pick([4, 8, 16].filter(one => one !== bottom && Number.isInteger((top * one) / bottom)))
  const count = dice.int(2, 12)
  const each = (top * unit) / bottom
  const key = count * each
  const wrong: (readonly [number, string])[] = [
    [level === 1 ? count * bottom : count * top, level === 1 ? 'lower-number' : 'not-converted'],
    [count + each, 'added'],
    [each, 'one-measure'],
    [level === 1 ? count * top * 2 : count * top * bottom, level === 1 ? 'not-converted' : 'lower-number'],
    [key + each, 'measure-off'],
  ]
  return {
    stem: `How many ${names[unit]} notes fill ${count} measures of ${top}/${bottom} time?`,
    key,
    wrong,
    nearMisses: [key - each, ...near(key)],
    steps: [`One measure of ${top}/${bottom} holds ${each} ${names[unit]} notes.`, `${count} times ${each} is ${key}.`],
  }
}

function measures(dice: Dice): Asked {
  const [top, bottom] = dice.pick(more)
  const unit = dice.pick([4, 8, 16].filter(one => Number.isInteger((top * one) / bottom)))
  const key = dice.int(3, 16)
  const each = (top * unit) / bottom
  const all = key * each
  const whole = (value: number): number | string => (Number.isInteger(value) ? value : '')
  return {
    stem: `A tune lasts as long as ${all} ${names[unit]} notes. How many measures of ${top}/${bottom} time is that?`,
    key,
    wrong: [
      [whole(all / top), 'not-converted'],
      [whole(all / bottom), 'lower-number'],
      [key * 2, 'not-converted'],
      [all - each, 'added'],
      [key + 1, 'measure-off'],
      [each, 'one-measure'],
    ],
    nearMisses: near(key),
    steps: [
      `One measure of ${top}/${bottom} holds ${each} ${names[unit]} notes.`,
      `${all} divided by ${each} is ${key}.`,
    ],
  }
}

/** The upper number counts, the lower one tells the kind of note. */
export const family = musicFamily({
  id: 'music/time-signatures',
  title: 'Time signatures and measures',
  levels: [1, 2, 3],
  applied: false,
  misconceptions: {
    'lower-number': 'The upper number tells how many. The lower number tells which kind of note.',
    'not-converted': 'The kinds of notes differ. Change one kind into the other first.',
    added: 'Every measure holds the same number of notes, so multiply or divide, not add or take away.',
    'one-measure': 'That is what one measure holds.',
    'measure-off': 'You are one measure off.',
  },
  source: wikipedia('Time signature'),
  write: (dice, level) => (level === 3 ? measures(dice) : fill(dice, level)),
})
