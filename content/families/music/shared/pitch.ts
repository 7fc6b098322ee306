import { Scale, Interval as theory } from 'tonal'

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

/** Distances on the line of fifths of intervals as music theory writes them: `3M` is 4, `5P` is 1 (from `tonal`). */
export function stepsOf(written: readonly string[]): number[] {
  return written.map(name => theory.get(name).coord?.[0] ?? 0)
}

function intervalOf(name: string, written: string): Interval {
  const { num, semitones } = theory.get(written)
  return { name, fifths: stepsOf([written])[0] ?? 0, number: num ?? 0, semitones: semitones ?? 0 }
}

/** Intervals within an octave, from small to large. */
export const intervals: readonly Interval[] = Object.entries({
  'minor second': '2m',
  'major second': '2M',
  'minor third': '3m',
  'major third': '3M',
  'perfect fourth': '4P',
  'augmented fourth': '4A',
  'diminished fifth': '5d',
  'perfect fifth': '5P',
  'minor sixth': '6m',
  'major sixth': '6M',
  'minor seventh': '7m',
  'major seventh': '7M',
}).map(([name, written]) => intervalOf(name, written))

/** Scales as distances from the tonic on the line of fifths, in rising order. */
export const scales = {
  major: stepsOf(Scale.get('major').intervals),
  'natural minor': stepsOf(Scale.get('minor').intervals),
  'harmonic minor': stepsOf(Scale.get('harmonic minor').intervals),
}

/** `first` to `seventh`. */
export const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'] as const

/** Whole numbers from `low` to `high`. */
export function span(low: number, high: number): number[] {
  return Array.from({ length: high - low + 1 }, (_, i) => low + i)
}
