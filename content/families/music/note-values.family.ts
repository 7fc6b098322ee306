import type { NoteKind, RhythmFigure } from '#authoring/rules/figures/figure.ts'
import type { Dice } from '#kit/random/dice.ts'
import { near } from '../shared/settle.ts'
import { type Asked, musicFamily, wikipedia } from './shared/music-family.ts'

/** Kinds of notes with their length in sixteenths. */
const kinds = [
  ['whole', 16],
  ['half', 8],
  ['quarter', 4],
  ['eighth', 2],
  ['sixteenth', 1],
] as const

const some = (count: number, kind: string): string => (count === 1 ? `one ${kind} note` : `${count} ${kind} notes`)

const row = (count: number, value: NoteKind, dotted = false): RhythmFigure['notes'] =>
  Array.from({ length: count }, () => (dotted ? { value, dotted } : { value }))

function plain(dice: Dice): Asked {
  const at = dice.int(0, 3)
  const [big, long] = kinds[at] ?? kinds[0]
  const [small, short] = kinds[dice.int(at + 1, Math.min(4, at + 2))] ?? kinds[4]
  const count = dice.int(1, 7)
  const ratio = long / short
  const key = count * ratio
  return {
    stem: `How many ${small} notes last as long as ${some(count, big)}?`,
    figure: { kind: 'rhythm', notes: row(count, big), asked: small },
    key,
    wrong: [
      [key * 2, 'doublings-miscounted'],
      [key / 2, 'doublings-miscounted'],
      [16 / short, 'name-number'],
      [ratio, 'one-only'],
    ],
    nearMisses: near(key),
    steps: [`One ${big} note lasts as long as ${ratio} ${small} notes.`, `${count} times ${ratio} is ${key}.`],
  }
}

function dotted(dice: Dice): Asked {
  const at = dice.int(0, 3)
  const [big, long] = kinds[at] ?? kinds[0]
  const [small, short] = kinds[dice.int(at + 1, 4)] ?? kinds[4]
  const count = dice.int(1, 6)
  const each = (long * 1.5) / short
  const key = count * each
  return {
    stem: `How many ${small} notes last as long as ${some(count, `dotted ${big}`)}?`,
    figure: { kind: 'rhythm', notes: row(count, big, true), asked: small },
    key,
    wrong: [
      [count * (long / short), 'dot-lost'],
      [count * (long / short) * 2, 'dot-doubles'],
      [count * (long / short) + 1, 'dot-lost'],
      [each, 'one-only'],
    ],
    nearMisses: near(key),
    steps: [
      `A dot adds half of the length: a dotted ${big} note lasts as long as ${each} ${small} notes.`,
      `${count} times ${each} is ${key}.`,
    ],
  }
}

function together(dice: Dice): Asked {
  const at = dice.int(1, 2)
  const [plainKind, plainLong] = kinds[dice.int(0, 2)] ?? kinds[0]
  const [dotKind, dotLong] = kinds[at] ?? kinds[1]
  const [small, short] = kinds[dice.int(at + 1, 4)] ?? kinds[4]
  const [a, b] = [dice.int(1, 3), dice.int(1, 3)]
  const one = (a * plainLong) / short
  const two = (b * dotLong * 1.5) / short
  const key = one + two
  return {
    stem: `How many ${small} notes last as long as ${some(a, plainKind)} and ${some(b, `dotted ${dotKind}`)} together?`,
    figure: { kind: 'rhythm', notes: [...row(a, plainKind), ...row(b, dotKind, true)], asked: small },
    key,
    wrong: [
      [one + (b * dotLong) / short, 'dot-lost'],
      [one + (b * dotLong * 2) / short, 'dot-doubles'],
      [two, 'one-kind-only'],
      [key * 2, 'doublings-miscounted'],
      [one + (b * dotLong) / short + b, 'dot-lost'],
    ],
    nearMisses: near(key),
    steps: [
      `That is ${one} ${small} notes for the ${plainKind} ${a === 1 ? 'note' : 'notes'} and ${two} for the dotted ${dotKind} ${b === 1 ? 'note' : 'notes'}.`,
      `${one} + ${two} = ${key}.`,
    ],
  }
}

/** Each kind of note lasts half as long as the one before; a dot adds half. */
export const family = musicFamily({
  id: 'music/note-values',
  title: 'How long notes last',
  levels: [1, 2, 3],
  applied: false,
  misconceptions: {
    'doublings-miscounted':
      'There is one doubling too many or too few. Each step to a shorter note doubles the number.',
    'name-number': 'The name says how many fit into one whole note. Here it is another note.',
    'dot-lost': 'The dot counts: it makes a note half as long again.',
    'dot-doubles': 'A dot does not double a note. It adds half of its length.',
    'one-only': 'Count for all the notes: each of them lasts as long as the same number of shorter ones.',
    'one-kind-only': 'Only one of the two kinds was counted.',
  },
  source: wikipedia('Note value'),
  write(dice, level) {
    if (level === 1) return plain(dice)
    return level === 2 ? dotted(dice) : together(dice)
  },
})
