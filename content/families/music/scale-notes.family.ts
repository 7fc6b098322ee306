import type { Dice } from '#kit/random/dice.ts'
import { musicFamily, wikipedia } from './shared/music-family.ts'
import { isSimple, letterOf, nameOf, naturalOf, ordinals, type Pitch, scales, span } from './shared/pitch.ts'

type Mode = keyof typeof scales

function tonic(dice: Dice, level: number): { from: Pitch; mode: Mode } {
  if (level === 1) return { from: dice.pick([0, 1, -1, 2]), mode: 'major' }
  if (level === 2) return { from: dice.pick(span(-6, 7)), mode: 'major' }
  return { from: dice.pick(span(-4, 7)), mode: dice.pick(['natural minor', 'harmonic minor'] as const) }
}

/** The notes of major and minor scales. */
export const family = musicFamily({
  id: 'music/scale-notes',
  title: 'The notes of a scale',
  levels: [1, 2, 3],
  applied: false,
  misconceptions: {
    'sign-lost': 'The letter is right, but its sharp or flat does not fit the steps of this scale.',
    'one-more': 'You went one note too far. The tonic itself is the first note.',
    'one-less': 'You stopped one note too early. The tonic is number one.',
    'other-mode': 'That note belongs to another scale on the same tonic.',
  },
  source: wikipedia('Scale (music)'),
  write(dice, level) {
    const { from, mode } = tonic(dice, level)
    const degree = level === 3 ? dice.int(2, 6) : dice.int(1, 6)
    const notes = scales[mode].map(step => from + step)
    const at = (place: number): Pitch => notes[(place + 7) % 7] ?? from
    const key = at(degree)
    const natural = naturalOf(letterOf(key))
    const others = Object.values(scales).map(scale => from + (scale[degree] ?? 0))
    return {
      stem: `Which note is the ${ordinals[degree]} note of the ${nameOf(from)} ${mode} scale?`,
      key: nameOf(key),
      wrong: [
        ...others.filter(isSimple).map(one => [nameOf(one), 'other-mode'] as const),
        ...[natural, natural + 7, natural - 7].map(one => [nameOf(one), 'sign-lost'] as const).slice(0, 2),
        [nameOf(at(degree + 1)), 'one-more'],
        [nameOf(at(degree - 1)), 'one-less'],
      ],
      nearMisses: [nameOf(at(degree + 2)), nameOf(at(degree - 2))],
      steps: [`The scale goes ${notes.map(nameOf).join(', ')}.`, `Its ${ordinals[degree]} note is ${nameOf(key)}.`],
    }
  },
})
