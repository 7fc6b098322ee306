import { musicFamily, wikipedia } from './shared/music-family.ts'
import { type Interval, intervals, letterOf, nameOf, naturalOf, type Pitch, sameKey, span } from './shared/pitch.ts'

const easy = ['major second', 'perfect fourth', 'perfect fifth', 'minor third', 'major third']

/** The same number of letters, without regard to sharps and flats. */
function byLetters(pitch: Pitch, { number }: Interval, down: boolean): Pitch {
  const alphabet = 'CDEFGAB'
  const at = alphabet.indexOf(letterOf(pitch)) + (down ? 1 - number : number - 1)
  return naturalOf(alphabet[(at + 14) % 7] ?? 'C')
}

/** Moving a tune: every note goes by the same interval. */
export const family = musicFamily({
  id: 'music/transposition',
  title: 'Moving a tune up or down',
  levels: [2, 3],
  applied: true,
  misconceptions: {
    'letters-only': 'The letters are right, but the sharps or flats are not. Count the semitones too.',
    'other-way': 'You moved the notes the other way.',
    'other-size': 'You moved the notes by an interval of another size.',
    'first-only': 'Every note moves, not only some of them.',
  },
  source: wikipedia('Transposition (music)'),
  write(dice, level) {
    const interval = dice.pick(
      level === 2
        ? intervals.filter(one => easy.includes(one.name))
        : intervals.filter(one => !/aug|dim/.test(one.name)),
    )
    const down = level === 3 && dice.chance()
    const shift = down ? -interval.fifths : interval.fifths
    const pool = (level === 2 ? span(-1, 5) : span(-3, 7)).filter(one => one + shift >= -8 && one + shift <= 12)
    const tune = dice.shuffle(pool).slice(0, 3)
    const moved = tune.map(one => one + shift)
    const say = (all: readonly Pitch[]): string => all.map(nameOf).join(' ')
    const next = intervals.filter(
      one => Math.abs(one.semitones - interval.semitones) <= 2 && one !== interval && !/aug|dim/.test(one.name),
    )
    const flat = tune.map(one => byLetters(one, interval, down))
    const sounds = (all: readonly Pitch[]): boolean => all.some((one, i) => !sameKey(one, moved[i] ?? one))
    return {
      stem: `The notes ${say(tune)} move ${down ? 'down' : 'up'} by a ${interval.name}. Which notes are they now?`,
      key: say(moved),
      wrong: [
        ...(sounds(flat) ? [[say(flat), 'letters-only'] as const] : []),
        [say(tune.map(one => one - shift)), 'other-way'],
        ...next.map(
          other => [say(tune.map(one => one + (down ? -other.fifths : other.fifths))), 'other-size'] as const,
        ),
        [say([...moved.slice(0, 2), ...tune.slice(2)]), 'first-only'],
      ],
      steps: [
        `A ${interval.name} is ${interval.number} letters with both ends, and ${interval.semitones} ${interval.semitones === 1 ? 'semitone' : 'semitones'}.`,
        `${down ? 'Down' : 'Up'} from ${say(tune)} that gives ${say(moved)}.`,
      ],
    }
  },
})
