import type { Dice } from '#kit/random/dice.ts'
import { near } from '../shared/settle.ts'
import { type Asked, musicFamily, wikipedia } from './shared/music-family.ts'
import { onStaff } from './shared/on-staff.ts'
import { letterOf, nameOf, type Pitch, sameKey, semitonesOf, span, wrap } from './shared/pitch.ts'

const alphabet = 'CDEFGAB'

/** From one note of the pool up to another, `least` to `most` semitones away. */
function distance(
  dice: Dice,
  pool: readonly Pitch[],
  least = 1,
  most = 11,
  ask = (from: string, to: string): string => `How many semitones is it from ${from} up to the next ${to}?`,
): Asked {
  const from = dice.pick(pool)
  const upTo = (one: Pitch): number => wrap(semitonesOf(one) - semitonesOf(from), 12)
  const to = dice.pick(pool.filter(one => !sameKey(one, from) && upTo(one) >= least && upTo(one) <= most))
  const key = upTo(to)
  const letters = wrap(alphabet.indexOf(letterOf(to)) - alphabet.indexOf(letterOf(from)), 7)
  return {
    stem: ask(nameOf(from), nameOf(to)),
    figure: onStaff([from, to]),
    key,
    wrong: [
      [key + 1, 'start-counted'],
      [letters * 2, 'all-whole'],
      [12 - key, 'other-way'],
      [letters, 'white-only'],
    ],
    nearMisses: near(key),
    source: wikipedia('Semitone'),
    steps: [
      'Count every key of the piano on the way, black and white. There is no black key between E and F or B and C.',
      `From ${nameOf(from)} up to ${nameOf(to)} it is ${key}.`,
    ],
  }
}

function same(dice: Dice, level: number): Asked {
  const pool = level === 2 ? [...span(-6, -2), ...span(6, 10), -8, -7, 11, 12] : [...span(-15, -9), ...span(13, 19)]
  const from = dice.pick(pool)
  const near12 = [from - 12, from + 12].filter(one => one >= -8 && one <= 12)
  const key = dice.pick(near12)
  const letter = nameOf(from).slice(0, 1)
  const keys = Math.abs(Math.floor((from + 1) / 7))
  const way = `${keys === 1 ? 'one key' : 'two keys'} ${from > 5 ? 'up' : 'down'}`
  const others = [from - 7, from + 7, key - 7, key + 7, from - 5, from + 5, from - 2, from + 2]
  return {
    stem: `Which note is on the same piano key as ${nameOf(from)}?`,
    key: nameOf(key),
    wrong: others
      .filter(one => !sameKey(one, from) && one >= -8 && one <= 12)
      .map(one => [nameOf(one), nameOf(one).startsWith(letter) ? 'same-letter' : 'one-key-off'] as const),
    nearMisses: span(-5, 6)
      .filter(one => [1, 2, 10, 11].includes(wrap(semitonesOf(one) - semitonesOf(from), 12)))
      .map(nameOf),
    steps: [
      `A sharp goes one key up, a flat one key down. From ${letter} go ${way}.`,
      `That is the key of ${nameOf(key)}.`,
    ],
  }
}

/** Distances on the piano, and notes with two names. */
export const family = musicFamily({
  id: 'music/semitones',
  title: 'Semitones and notes with two names',
  levels: [1, 2, 3],
  applied: false,
  misconceptions: {
    'start-counted': 'Do not count the key on which you start. Count the steps.',
    'all-whole': 'Not every step between two letters is a whole tone: E to F and B to C are semitones.',
    'other-way': 'You went the other way. Count upward from the first note.',
    'white-only': 'The black keys count too.',
    'same-letter': 'Another sign on the same letter is always another key.',
    'one-key-off': 'That one is on another key. Go up one key for a sharp, down one for a flat.',
  },
  source: wikipedia('Enharmonic equivalence'),
  write(dice, level) {
    if (level === 1)
      return distance(
        dice,
        span(-1, 5),
        1,
        7,
        (from, to) => `Each piano key is one semitone. How many semitones from ${from} up to ${to}?`,
      )
    return dice.chance(level === 2 ? 0.7 : 0.4) ? distance(dice, span(-5, 9), level === 3 ? 5 : 1) : same(dice, level)
  },
})
