import type { Dice } from '#kit/random/dice.ts'
import { type Asked, musicFamily, wikipedia } from './shared/music-family.ts'
import { onStaff } from './shared/on-staff.ts'
import { type Interval, intervals, letterOf, nameOf, naturalOf, ordinals, span } from './shared/pitch.ts'

const alphabet = 'CDEFGAB'

function byNumber(dice: Dice): Asked {
  const from = dice.int(0, 6)
  const number = dice.int(2, 7)
  const [low = '', high = ''] = [alphabet[from], alphabet[(from + number - 1) % 7]]
  const key = ordinals[number - 1] ?? ''
  const passed = Array.from({ length: number }, (_, i) => alphabet[(from + i) % 7])
  const down = dice.chance()
  const [start, end, side] = down ? [high, low, 'below'] : [low, high, 'above']
  return {
    stem: `You sing ${start} and then the next ${end} ${side} it. Which interval is that?`,
    figure: onStaff([naturalOf(low), naturalOf(high)], { falling: down }),
    key: `a ${key}`,
    wrong: [
      [`a ${number > 2 ? ordinals[number - 2] : ''}`, 'start-lost'],
      [number < 7 ? `a ${ordinals[number]}` : 'an octave', 'one-more'],
      [`a ${ordinals[8 - number]}`, 'other-way'],
    ].filter((one): one is [string, string] => one[0] !== 'a '),
    nearMisses: ['a third', 'a fifth', 'a sixth', 'a fourth', 'a second'],
    steps: [
      `Count the letters with both ends: ${(down ? passed.reverse() : passed).join(', ')}.`,
      `That makes ${number}, so it is a ${key}.`,
    ],
  }
}

const withArticle = (name: string): string => `${name.startsWith('a') ? 'an' : 'a'} ${name}`

const qualities: Readonly<Record<number, readonly string[]>> = {
  2: ['minor', 'major'],
  3: ['minor', 'major'],
  4: ['perfect', 'augmented', 'diminished'],
  5: ['perfect', 'diminished', 'augmented'],
  6: ['minor', 'major'],
  7: ['minor', 'major'],
}

function byQuality(dice: Dice, level: number): Asked {
  const known: readonly Interval[] = level === 2 ? intervals.filter(one => !/aug|dim/.test(one.name)) : intervals
  const from = dice.pick(level === 2 ? span(-3, 5) : span(-6, 8))
  const fits = known.filter(one => from + one.fifths >= -8 && from + one.fifths <= 12)
  const found = dice.pick(fits)
  const word = ordinals[found.number - 1] ?? ''
  const [quality = ''] = found.name.split(' ')
  const others = (qualities[found.number] ?? []).filter(one => one !== quality)
  const neighbour = (number: number): string[] =>
    (qualities[number] ?? []).slice(0, 2).map(one => withArticle(`${one} ${ordinals[number - 1]}`))
  return {
    stem: `Which interval goes from ${nameOf(from)} up to ${nameOf(from + found.fifths)}?`,
    figure: onStaff([from, from + found.fifths]),
    key: withArticle(found.name),
    wrong: [
      ...others.map(one => [withArticle(`${one} ${word}`), 'quality'] as const),
      ...(found.number > 2 ? neighbour(found.number - 1).map(one => [one, 'start-lost'] as const) : []),
      ...(found.number < 7 ? neighbour(found.number + 1).map(one => [one, 'one-more'] as const) : []),
      ...neighbour(9 - found.number)
        .slice(0, 1)
        .map(one => [one, 'other-way'] as const),
    ],
    steps: [
      `From ${letterOf(from)} to ${letterOf(from + found.fifths)} is a ${word}: count the letters with both ends.`,
      `It spans ${found.semitones} ${found.semitones === 1 ? 'semitone' : 'semitones'}, so it is ${withArticle(found.name)}.`,
    ],
  }
}

/** Letters give the number of an interval, semitones its quality. */
export const family = musicFamily({
  id: 'music/interval-names',
  title: 'Names of intervals',
  levels: [1, 2, 3],
  applied: false,
  misconceptions: {
    'start-lost': 'Count the first note too: from C to D is a second, not a first.',
    'one-more': 'You counted one letter too many. The first note is number one.',
    'other-way': 'You went the other way round. Look at which note the interval begins with.',
    quality: 'The number is right. Now count the semitones to find the quality.',
  },
  source: wikipedia('Interval (music)'),
  write: (dice, level) => (level === 1 ? byNumber(dice) : byQuality(dice, level)),
})
