import type { Dice } from '#kit/random/dice.ts'
import { near } from '../shared/settle.ts'
import { type Asked, musicFamily, wikipedia } from './shared/music-family.ts'
import { nameOf, type Pitch, sameKey, scales, span } from './shared/pitch.ts'

type Mode = 'major' | 'minor'

/** Sharps of a key signature; flats count below zero. */
const signs = (tonic: Pitch, mode: Mode): number => (mode === 'major' ? tonic : tonic - 3)
const tonicOf = (sharps: number, mode: Mode): Pitch => (mode === 'major' ? sharps : sharps + 3)
const kindOf = (sharps: number): string => (sharps < 0 ? 'flats' : 'sharps')
const counted = (sharps: number): string => {
  const count = Math.abs(sharps)
  return count === 1 ? `one ${sharps < 0 ? 'flat' : 'sharp'}` : `${count} ${kindOf(sharps)}`
}
const order = (sharps: number): string =>
  (sharps > 0 ? span(6, 5 + sharps) : span(-2 + sharps + 1, -2).reverse()).map(nameOf).join(', ')
const nonZero = (low: number, high: number): number[] => span(low, high).filter(one => one !== 0)

function count(dice: Dice, mode: Mode): Asked {
  const sharps = dice.pick(nonZero(-7, 7))
  const tonic = tonicOf(sharps, mode)
  const key = Math.abs(sharps)
  const other = Math.abs(signs(tonic, mode === 'major' ? 'minor' : 'major'))
  return {
    stem: `How many ${kindOf(sharps)} are in the key signature of ${nameOf(tonic)} ${mode}?`,
    key,
    wrong: [
      [other <= 7 ? other : '', 'other-mode'],
      [key + 1, 'one-off'],
      [key - 1, 'one-off'],
      [7 - key, 'other-side'],
    ],
    nearMisses: near(key),
    steps: [`The key signature holds ${order(sharps)}.`, `So the number is ${key}.`],
  }
}

function whichKey(dice: Dice, mode: Mode): Asked {
  const sharps = dice.pick(nonZero(-7, 7))
  const tonic = tonicOf(sharps, mode)
  return {
    stem: `Which ${mode} key has ${counted(sharps)} in its key signature?`,
    key: nameOf(tonic),
    wrong: [
      [nameOf(tonicOf(-sharps, mode)), 'other-side'],
      [Math.abs(sharps + 1) <= 7 ? nameOf(tonic + 1) : '', 'one-off'],
      [Math.abs(sharps - 1) <= 7 ? nameOf(tonic - 1) : '', 'one-off'],
      [nameOf(sharps > 0 ? tonic - 2 : tonic + 2), 'one-off'],
    ],
    nearMisses: [nameOf(sharps > 0 ? tonic - 3 : tonic + 3)],
    steps: [
      `The key signature has ${order(sharps)}.`,
      `The ${mode} key with this signature is ${nameOf(tonic)} ${mode}.`,
    ],
  }
}

function relative(dice: Dice): Asked {
  const sharps = dice.pick(span(-6, 6))
  const toMinor = dice.chance()
  const [from, to] = toMinor ? (['major', 'minor'] as const) : (['minor', 'major'] as const)
  const given = tonicOf(sharps, from)
  const key = tonicOf(sharps, to)
  return {
    stem: `Which ${to} key has the same key signature as ${nameOf(given)} ${from}?`,
    key: nameOf(key),
    wrong: [
      [nameOf(given), 'other-mode'],
      [nameOf(toMinor ? given - 3 : given + 3), 'other-side'],
      [nameOf(key + 1), 'one-off'],
      [nameOf(key - 1), 'one-off'],
    ],
    steps: [
      `The relative ${to} key begins a minor third ${toMinor ? 'lower' : 'higher'} than ${nameOf(given)}.`,
      `That is ${nameOf(key)} ${to}.`,
    ],
  }
}

/** Distances from the tonic to notes that no form of the key has. */
const strangers: Readonly<Record<Mode, readonly number[]>> = { major: [-2, -3, -4, 6, 7, 8], minor: [-5, -6, 4, 6, 7] }

function belongs(dice: Dice, mode: Mode): Asked {
  const sharps = dice.pick(nonZero(-6, 6))
  const tonic = tonicOf(sharps, mode)
  const inside: number[] = scales[mode === 'major' ? 'major' : 'natural minor'].map(step => tonic + step)
  // The key's own name would give the tonic away.
  const key = dice.pick(inside.slice(1))
  const outside = dice.shuffle(strangers[mode]).map(step => tonic + step)
  return {
    stem: `Which of these notes belongs to the key of ${nameOf(tonic)} ${mode}?`,
    key: nameOf(key),
    wrong: outside.filter(one => !inside.some(other => sameKey(one, other))).map(one => [nameOf(one), 'outside']),
    nearMisses: outside.map(one => nameOf(one + 7)).filter(one => !inside.map(nameOf).includes(one)),
    steps: [`The key has ${counted(sharps)}: ${order(sharps)}.`, `Of the four notes only ${nameOf(key)} is in it.`],
  }
}

type Way = (dice: Dice) => Asked

const easier: readonly Way[] = [
  dice => belongs(dice, 'major'),
  dice => count(dice, 'major'),
  dice => whichKey(dice, 'major'),
]
const harder: readonly Way[] = [
  relative,
  dice => belongs(dice, 'minor'),
  dice => count(dice, 'minor'),
  dice => whichKey(dice, 'minor'),
]

/** Sharps and flats at the beginning of a line. */
export const family = musicFamily({
  id: 'music/key-signatures',
  title: 'Key signatures',
  levels: [2, 3],
  applied: false,
  misconceptions: {
    'other-mode': 'Major and minor on the same note have different key signatures.',
    'other-side': 'You went the other way round the circle of fifths. Sharps go up by fifths, flats go down.',
    'one-off': 'You are a step off on the circle of fifths. Each fifth changes one sign.',
    outside: 'That note is changed by the key signature, or the key signature does not have its sign.',
  },
  source: wikipedia('Key signature'),
  write: (dice, level) => dice.pick(level === 2 ? easier : harder)(dice),
})
