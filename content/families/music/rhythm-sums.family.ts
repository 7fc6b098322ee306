import { type Figure, noteKinds } from '#authoring/rules/figures/figure.ts'
import type { Dice } from '#kit/random/dice.ts'
import { near } from '../shared/settle.ts'
import { type Asked, musicFamily, wikipedia } from './shared/music-family.ts'

/** Notes with their length in eighths. */
const lengths: Readonly<Record<string, number>> = {
  whole: 8,
  'dotted half': 6,
  half: 4,
  'dotted quarter': 3,
  quarter: 2,
  eighth: 1,
}

const inBeats: Readonly<Record<string, string>> = {
  whole: '4',
  'dotted half': '3',
  half: '2',
  'dotted quarter': '1½',
  quarter: '1',
  eighth: '½',
}

const sum = (names: readonly string[], of = lengths): number => names.reduce((all, name) => all + (of[name] ?? 0), 0)
const undotted = (names: readonly string[]): string[] => names.map(name => name.replace('dotted ', ''))

function drawn(dice: Dice, pool: readonly string[], count: number): string[] {
  return Array.from({ length: count }, () => dice.pick(pool))
}

/** The notes by their names, in a row. */
const written = (names: readonly string[]): Figure => ({
  kind: 'rhythm',
  notes: names.map(name => ({
    value: noteKinds.find(kind => name.endsWith(kind)) ?? 'quarter',
    ...(name.startsWith('dotted') ? { dotted: true } : {}),
  })),
})

function beats(dice: Dice, level: number): Asked {
  const pool =
    level === 1
      ? ['whole', 'half', 'quarter', 'quarter']
      : ['dotted half', 'half', 'quarter', 'eighth', 'dotted quarter']
  let names = drawn(dice, pool, dice.int(3, level === 1 ? 4 : 5))
  while (sum(names) % 2 === 1 || new Set(names).size < 2) names = drawn(dice, pool, names.length)
  const key = sum(names) / 2
  const flat = sum(undotted(names)) / 2
  return {
    stem:
      level === 1
        ? `A quarter note is one beat. How many beats together: ${names.join(', ')}?`
        : `A quarter note lasts one beat. How many beats do these notes last together: ${names.join(', ')}?`,
    figure: written(names),
    key,
    wrong: [
      [names.length, 'counts-notes'],
      [level === 1 ? sum(names) : Math.floor(flat), level === 1 ? 'wrong-unit' : 'dot-lost'],
      [key - (lengths[names.at(-1) ?? ''] ?? 0) / 2, 'last-lost'],
      [key * 2, 'wrong-unit'],
    ].filter((one): one is [number, string] => Number.isInteger(one[0])),
    nearMisses: near(key),
    steps: [`In beats: ${names.map(name => `${name} ${inBeats[name]}`).join(', ')}.`, `Together that is ${key}.`],
  }
}

function missing(dice: Dice): Asked {
  const [top, bottom] = dice.pick([
    [4, 4],
    [3, 4],
    [6, 8],
    [9, 8],
    [12, 8],
    [5, 4],
  ] as const)
  const full = (top * 8) / bottom
  const pool = ['half', 'quarter', 'eighth', 'dotted quarter']
  let names = drawn(dice, pool, dice.int(2, 3))
  while (sum(names) >= full) names = drawn(dice, pool, dice.int(2, 3))
  const key = full - sum(names)
  return {
    stem: `A measure of ${top}/${bottom} time begins with these notes: ${names.join(', ')}. How many eighth notes still fit in?`,
    figure: written(names),
    key,
    wrong: [
      [sum(names), 'filled-part'],
      [full - sum(undotted(names)), 'dot-lost'],
      [Math.abs(top - names.length), 'counts-notes'],
      [bottom === 4 ? Math.abs(top - sum(names)) : full * 2 - sum(names), 'wrong-unit'],
      [key * 2, 'wrong-unit'],
    ],
    nearMisses: near(key),
    steps: [
      `The measure holds ${full} eighth notes, and the notes take ${sum(names)} of them.`,
      `${full} - ${sum(names)} = ${key}.`,
    ],
  }
}

/** Adding up the lengths of notes. */
export const family = musicFamily({
  id: 'music/rhythm-sums',
  title: 'Adding up a rhythm',
  levels: [1, 2, 3],
  applied: true,
  misconceptions: {
    'counts-notes': 'You counted the notes. Each kind of note lasts a different time.',
    'wrong-unit': 'You counted in another kind of note. Look again at what is asked for.',
    'dot-lost': 'A dot makes a note half as long again.',
    'last-lost': 'The last note counts too.',
    'filled-part': 'That part is already filled. The question is what is left.',
  },
  source: wikipedia('Rhythm'),
  write: (dice, level) => (level === 3 ? missing(dice) : beats(dice, level)),
})
