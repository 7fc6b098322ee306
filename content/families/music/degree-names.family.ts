import { musicFamily, wikipedia } from './shared/music-family.ts'
import { nameOf, ordinals, scales, span } from './shared/pitch.ts'

const degrees = ['tonic', 'supertonic', 'mediant', 'subdominant', 'dominant', 'submediant', 'leading tone'] as const

/** Names of the degrees of a scale: tonic, dominant and the others. */
export const family = musicFamily({
  id: 'music/degree-names',
  title: 'Tonic, dominant and the others',
  levels: [2, 3],
  applied: false,
  misconceptions: {
    mirrored: 'You took the degree that lies as far below the tonic as this one lies above it.',
    'one-off': 'You are one degree off. The tonic is the first note of the scale.',
    'third-off': 'You are two degrees off. Count from the tonic: tonic, supertonic, mediant, subdominant, dominant.',
  },
  source: wikipedia('Degree (music)'),
  write(dice, level) {
    const minor = level === 3 && dice.chance()
    const mode = minor ? 'harmonic minor' : 'major'
    const tonic = level === 2 ? dice.pick(span(-3, 4)) : minor ? dice.pick(span(-4, 6)) : dice.pick([-6, -5, -4, 5, 6])
    const place = dice.int(1, 6)
    const notes = scales[mode].map(step => nameOf(tonic + step))
    const toNote = dice.chance()
    const say = (at: number): string => (toNote ? notes : degrees)[(at + 7) % 7] ?? ''
    const scale = `the ${nameOf(tonic)} ${mode} scale`
    return {
      stem: toNote
        ? `Which note is the ${degrees[place]} of ${scale}?`
        : `Which degree of ${scale} is the note ${notes[place]}?`,
      key: say(place),
      wrong: [
        [say(7 - place), 'mirrored'],
        [say(place + 1), 'one-off'],
        [say(place - 1), 'one-off'],
        [say(place + 2), 'third-off'],
      ],
      nearMisses: [say(place - 2), say(place + 3)],
      steps: [
        `The scale is ${notes.join(', ')}.`,
        `The ${degrees[place]} is its ${ordinals[place]} note: ${toNote ? say(place) : `${notes[place]} is the ${say(place)}`}.`,
      ],
    }
  },
})
