/**
 * Pitches as places on the line of fifths, on which every spelled note has one place: F is -1, C is 0, G is 1, and seven
 * places further is the same letter with one more sharp. Intervals, scales and chords are distances on that line.
 */
export type Pitch = number

const letters = 'FCGDAEB'
const alterations = [' double flat', '♭', '', '♯', ' double sharp']

/** The remainder that is never negative. */
export function wrap(value: number, size: number): number {
  return ((value % size) + size) % size
}

/** The letter of a note, without its sharps and flats. */
export function letterOf(pitch: Pitch): string {
  return letters[wrap(pitch + 1, 7)] ?? ''
}

/** `F♯`, `B♭`, `C double sharp`. */
export function nameOf(pitch: Pitch): string {
  const alter = Math.floor((pitch + 1) / 7)
  return letterOf(pitch) + (alterations[alter + 2] ?? '')
}

/** The place of a letter without sharp or flat. */
export function naturalOf(letter: string): Pitch {
  return letters.indexOf(letter) - 1
}

/** Half-steps above C within one octave, 0 to 11. */
export function semitonesOf(pitch: Pitch): number {
  return wrap(pitch * 7, 12)
}

/** True where a note needs at most one sharp or flat. */
export function isSimple(pitch: Pitch): boolean {
  return pitch >= -8 && pitch <= 12
}

/** True where a piano has one key for both. */
export function sameKey(a: Pitch, b: Pitch): boolean {
  return semitonesOf(a) === semitonesOf(b)
}

export interface Interval {
  name: string
  /** Distance on the line of fifths, upward. */
  fifths: number
  /** Letters counted with both ends: a third is 3. */
  number: number
  semitones: number
}

/** Intervals within an octave, from small to large. */
export const intervals: readonly Interval[] = [
  { name: 'minor second', fifths: -5, number: 2, semitones: 1 },
  { name: 'major second', fifths: 2, number: 2, semitones: 2 },
  { name: 'minor third', fifths: -3, number: 3, semitones: 3 },
  { name: 'major third', fifths: 4, number: 3, semitones: 4 },
  { name: 'perfect fourth', fifths: -1, number: 4, semitones: 5 },
  { name: 'augmented fourth', fifths: 6, number: 4, semitones: 6 },
  { name: 'diminished fifth', fifths: -6, number: 5, semitones: 6 },
  { name: 'perfect fifth', fifths: 1, number: 5, semitones: 7 },
  { name: 'minor sixth', fifths: -4, number: 6, semitones: 8 },
  { name: 'major sixth', fifths: 3, number: 6, semitones: 9 },
  { name: 'minor seventh', fifths: -2, number: 7, semitones: 10 },
  { name: 'major seventh', fifths: 5, number: 7, semitones: 11 },
]

/** Scales as distances from the tonic on the line of fifths, in rising order. */
export const scales = {
  major: [0, 2, 4, -1, 1, 3, 5],
  'natural minor': [0, 2, -3, -1, 1, -4, -2],
  'harmonic minor': [0, 2, -3, -1, 1, -4, 5],
} as const

/** `first` to `seventh`. */
export const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'] as const

/** Whole numbers from `low` to `high`. */
export function span(low: number, high: number): number[] {
  return Array.from({ length: high - low + 1 }, (_, i) => low + i)
}
