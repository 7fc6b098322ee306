import { Interval, Note, Scale } from 'tonal'
import { expect, test } from 'vitest'
import { intervals, nameOf, scales, semitonesOf, span } from './pitch.ts'

// What a well-kept library of music theory says of the same notes.

const pitches = span(-8, 12)
const inTonal = (name: string) => name.replaceAll('♯', '#').replaceAll('♭', 'b')
const nameInTonal = (pitch: number) => inTonal(nameOf(pitch))

test('every note sounds where the library hears it', () => {
  for (const pitch of pitches) expect(semitonesOf(pitch), nameOf(pitch)).toBe(Note.get(nameInTonal(pitch)).chroma)
})

test('every interval has the number and the half-steps that the library counts between its notes', () => {
  for (const { fifths, number, semitones, name } of intervals) {
    for (const pitch of pitches) {
      if (pitch + fifths < -8 || pitch + fifths > 12) continue
      const distance = Interval.get(Interval.distance(nameInTonal(pitch), nameInTonal(pitch + fifths)))
      expect([distance.num, distance.semitones], `${name} on ${nameOf(pitch)}`).toEqual([number, semitones])
    }
  }
})

test('every scale has the notes that the library writes for it', () => {
  const named = { major: 'major', 'natural minor': 'aeolian', 'harmonic minor': 'harmonic minor' } as const
  for (const [name, steps] of Object.entries(scales)) {
    for (const tonic of span(-4, 5)) {
      const ours = steps.map(step =>
        nameInTonal(tonic + step)
          .replace(' double sharp', '##')
          .replace(' double flat', 'bb'),
      )
      expect(ours).toEqual(Scale.get(`${nameInTonal(tonic)} ${named[name as keyof typeof named]}`).notes)
    }
  }
})
