import type { Dice } from '#kit/random/dice.ts'
import { type Asked, musicFamily, wikipedia } from './shared/music-family.ts'
import { wrap } from './shared/pitch.ts'

const alphabet = 'CDEFGAB'

/** Letter of the lowest line by clef. */
const bottom = { treble: 'E', bass: 'G', alto: 'F' } as const
type Clef = keyof typeof bottom

const places = ['first', 'second', 'third', 'fourth', 'fifth'] as const

/** Places on the staff, counted from the lowest line (0) in lines and spaces. */
const placeName = (place: number): string =>
  place === -1
    ? 'just below the lowest line'
    : place === 9
      ? 'just above the highest line'
      : place === -2
        ? 'on the first ledger line below the staff'
        : place === 10
          ? 'on the first ledger line above the staff'
          : `${place % 2 === 0 ? 'on' : 'in'} the ${places[Math.floor(place / 2)]} ${place % 2 === 0 ? 'line' : 'space'} from below`

const letterAt = (clef: Clef, place: number): string => alphabet[wrap(alphabet.indexOf(bottom[clef]) + place, 7)] ?? ''

const others: Readonly<Record<Clef, Clef>> = { treble: 'bass', bass: 'treble', alto: 'treble' }

function direct(dice: Dice, clef: Clef, low: number, high: number): Asked {
  const place = dice.int(low, high)
  const key = letterAt(clef, place)
  return {
    stem: `Which note is ${placeName(place)} in the ${clef} clef?`,
    figure: { kind: 'staff', clef, notes: [{ place }] },
    key,
    wrong: [
      [letterAt(others[clef], place), 'other-clef'],
      [letterAt(clef, place + 1), 'one-off'],
      [letterAt(clef, place - 1), 'one-off'],
      [letterAt(clef, 8 - place), 'from-above'],
      [letterAt(clef, place + 2), 'lines-only'],
    ],
    nearMisses: [...alphabet],
    steps: [
      `The lowest line of the ${clef} clef is ${bottom[clef]}. Each line and each space is one letter further.`,
      `That leads to ${key}.`,
    ],
  }
}

const amount = (count: number): string => (count === 1 ? 'one step' : `${count} steps`)

function steps(dice: Dice, clef: Clef): Asked {
  const place = dice.int(0, 8)
  const up = dice.chance()
  const count = dice.int(1, 6)
  const key = letterAt(clef, place + (up ? count : -count))
  const start = letterAt(clef, place)
  const turn = up ? 1 : -1
  return {
    stem: `Treat each line and each space as one step. In the ${clef} clef, which note is ${amount(count)} ${up ? 'above' : 'below'} the note ${placeName(place)}?`,
    figure: { kind: 'staff', clef, notes: [{ place }] },
    key,
    wrong: [
      [letterAt(clef, place - turn * count), 'other-way'],
      [letterAt(clef, place + turn * (count - 1)), 'one-off'],
      [letterAt(others[clef], place + turn * count), 'other-clef'],
      [letterAt(clef, place + turn * count * 2), 'lines-only'],
      [letterAt(clef, place + turn * (count + 1)), 'one-off'],
    ],
    nearMisses: [...alphabet],
    steps: [
      `The note ${placeName(place)} is ${start}.`,
      `From ${start}, ${amount(count)} ${up ? 'up' : 'down'} ${count === 1 ? 'leads' : 'lead'} to ${key}.`,
    ],
  }
}

function anchored(dice: Dice): Asked {
  const place = dice.int(0, 8)
  const up = dice.chance()
  const turn = up ? 1 : -1
  const count = dice.int(1, 4)
  const start = letterAt('treble', place)
  const key = letterAt('treble', place + turn * count)
  const passed = Array.from({ length: count + 1 }, (_, i) => letterAt('treble', place + turn * i))
  return {
    stem: `${start} is ${placeName(place)}. Which note is ${amount(count)} ${up ? 'higher' : 'lower'}?`,
    figure: { kind: 'staff', clef: 'treble', notes: [{ place }] },
    key,
    wrong: [
      [letterAt('treble', place - turn * count), 'other-way'],
      [letterAt('treble', place + turn * (count - 1)), 'one-off'],
      [letterAt('treble', place + turn * count * 2), 'lines-only'],
      [letterAt('treble', place + turn * (count + 1)), 'one-off'],
    ],
    nearMisses: [...alphabet],
    steps: [`Going ${up ? 'up' : 'down'} one step at a time: ${passed.join(', ')}.`, `So the note is ${key}.`],
  }
}

/** Notes on the five lines and four spaces, told in words. */
export const family = musicFamily({
  id: 'music/staff-notes',
  title: 'Notes on the staff',
  levels: [1, 2, 3],
  applied: false,
  misconceptions: {
    'one-off': 'You are one step off. Go line, space, line, space, one letter each.',
    'other-clef': 'That is right for another clef. The clef sets which letter each line has.',
    'from-above': 'You counted from above. Lines and spaces are counted from below.',
    'lines-only': 'Lines and spaces both count: from one line to the next are two letters.',
    'other-way': 'You went the other way. Higher on the staff is further in the alphabet.',
  },
  source: wikipedia('Staff (music)'),
  write(dice, level) {
    if (level === 1) return dice.chance(0.3) ? direct(dice, 'treble', -2, 10) : anchored(dice)
    if (level === 2)
      return dice.chance(0.3) ? direct(dice, 'bass', -2, 10) : steps(dice, dice.pick(['treble', 'bass'] as const))
    return dice.chance(0.2) ? direct(dice, 'alto', -2, 10) : steps(dice, 'alto')
  },
})
