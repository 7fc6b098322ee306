import { Chord } from 'tonal'
import type { Dice } from '#kit/random/dice.ts'
import { type Asked, musicFamily, wikipedia } from './shared/music-family.ts'
import { onStaff } from './shared/on-staff.ts'
import { isSimple, nameOf, type Pitch, span, stepsOf } from './shared/pitch.ts'

/** The steps from the root to root, third and fifth. */
function triad(symbol: string): readonly [root: number, third: number, fifth: number] {
  const [root = 0, third = 0, fifth = 0] = stepsOf(Chord.get(symbol).intervals)
  return [root, third, fifth]
}

const chords = {
  major: triad('major'),
  minor: triad('minor'),
  diminished: triad('dim'),
  augmented: triad('aug'),
}

type Kind = keyof typeof chords

const allKinds: readonly Kind[] = ['major', 'minor', 'diminished', 'augmented']

const built: Readonly<Record<Kind, string>> = {
  major: 'A major chord has the root, a major third and a perfect fifth.',
  minor: 'A minor chord has the root, a minor third and a perfect fifth.',
  diminished: 'A diminished chord has the root, a minor third and a diminished fifth.',
  augmented: 'An augmented chord has the root, a major third and an augmented fifth.',
}

/** A root on which the chord needs no double sharps or flats. */
function rootOf(dice: Dice, kind: Kind, roots: readonly Pitch[] = span(-5, 8)): Pitch {
  return dice.pick(roots.filter(root => chords[kind].every(step => isSimple(root + step))))
}

/** How many semitones each of the two thirds of a chord spans. */
const thirds: Readonly<Record<Kind, readonly [number, number]>> = {
  major: [4, 3],
  minor: [3, 4],
  diminished: [3, 3],
  augmented: [4, 4],
}

function thirdsOf(root: Pitch, kind: Kind): string {
  const [low, middle, high] = chords[kind].map(step => nameOf(root + step))
  const [first, second] = thirds[kind]
  return `${low} to ${middle} is ${first} semitones, ${middle} to ${high} is ${second}.`
}

const notes = (root: Pitch, steps: readonly number[]): string => steps.map(step => nameOf(root + step)).join(' ')

/** From A flat to B along the fifths: roots of the chords that a beginner plays. */
const common = span(-4, 5)

function spell(dice: Dice, kinds: readonly Kind[], roots?: readonly Pitch[]): Asked {
  const kind = dice.pick(kinds)
  const root = rootOf(dice, kind, roots)
  const other: Readonly<Record<Kind, Kind>> = {
    major: 'minor',
    minor: 'major',
    diminished: 'minor',
    augmented: 'major',
  }
  const key = notes(root, chords[kind])
  return {
    stem: `Which three notes make the ${nameOf(root)} ${kind} chord?`,
    key,
    wrong: [
      [notes(root, chords[other[kind]]), 'third-or-fifth'],
      [notes(root, [0, -1, 1]), 'fourth'],
      [notes(root, [0, chords[kind][1], 3]), 'sixth'],
      [notes(root + 1, chords[kind]), 'other-root'],
      [notes(root, [0, 2, 1]), 'fourth'],
    ],
    steps: [built[kind], `From ${nameOf(root)} that gives ${key}.`],
  }
}

function member(dice: Dice): Asked {
  const root = dice.pick(common)
  const kind = dice.pick(['major', 'minor'] as const)
  const third = dice.chance(0.6)
  const key = root + (third ? chords[kind][1] : chords[kind][2])
  const other = kind === 'major' ? 'minor' : 'major'
  return {
    stem: `Which note is the ${third ? 'third' : 'fifth'} of the ${nameOf(root)} ${kind} chord?`,
    key: nameOf(key),
    wrong: [
      [
        third ? nameOf(root + chords[other][1]) : nameOf(root + chords[kind][1]),
        third ? 'third-or-fifth' : 'other-part',
      ],
      [third ? nameOf(root + 1) : nameOf(root - 1), third ? 'other-part' : 'fourth'],
      [third ? nameOf(root - 1) : nameOf(root + (kind === 'major' ? 3 : -4)), third ? 'fourth' : 'sixth'],
      [nameOf(root), 'other-part'],
    ],
    nearMisses: [nameOf(root + 2)],
    steps: [
      `The chord of ${nameOf(root)} ${kind} is ${notes(root, chords[kind])}.`,
      `Its ${third ? 'third' : 'fifth'} is ${nameOf(key)}.`,
    ],
  }
}

function named(dice: Dice): Asked {
  const kind = dice.pick(allKinds)
  const root = rootOf(dice, kind)
  // An augmented chord sounds alike from each of its notes, so it is asked from its root only.
  const turned = kind === 'augmented' ? 0 : dice.int(0, 2)
  const steps = chords[kind]
  const heard = [...steps.slice(turned), ...steps.slice(0, turned)]
  const say = (pitch: Pitch, one: Kind): string =>
    `${one === 'augmented' ? 'an' : 'a'} ${one} chord on ${nameOf(pitch)}`
  const rest = allKinds.filter(one => one !== kind)
  return {
    stem: `From low to high: ${notes(root, heard)}. Which chord is this?`,
    figure: onStaff(
      heard.map(step => root + step),
      { together: true },
    ),
    key: say(root, kind),
    wrong: [
      ...(turned > 0 ? [[say(root + (heard[0] ?? 0), kind), 'lowest-is-root'] as const] : []),
      ...rest.map(one => [say(root, one), 'third-or-fifth'] as const),
      ...(turned === 2 ? [] : [[say(root + 1, kind), 'other-root'] as const]),
    ],
    steps: [
      turned === 0
        ? 'The notes are in thirds, so the lowest one is the root.'
        : `In thirds the notes read ${notes(root, steps)}, so the root is ${nameOf(root)}.`,
      `${thirdsOf(root, kind)} That makes it ${say(root, kind)}.`,
    ],
  }
}

/** Chords of three notes, built in thirds. */
export const family = musicFamily({
  id: 'music/chord-notes',
  title: 'Chords of three notes',
  levels: [2, 3],
  applied: false,
  misconceptions: {
    'third-or-fifth': 'The root is right, but the third or the fifth has another size in this kind of chord.',
    fourth: 'A chord like this is built in thirds: leave one letter out each time.',
    sixth: 'The top note is a sixth above the root. It should be a fifth.',
    'other-root': 'That chord has another root.',
    'other-part': 'That note is in the chord, but it has another place there.',
    'lowest-is-root': 'The lowest note is not always the root. Put the notes in thirds first.',
  },
  source: wikipedia('Triad (music)'),
  write(dice, level) {
    if (level === 2) return dice.chance() ? spell(dice, ['major', 'minor'], common) : member(dice)
    return dice.chance(0.4) ? spell(dice, ['diminished', 'augmented']) : named(dice)
  },
})
