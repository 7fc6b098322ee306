import type { Family } from '#authoring/rules/family.ts'
import { chordNotes } from './chord-notes.ts'
import { degreeNames } from './degree-names.ts'
import { intervalNames } from './interval-names.ts'
import { keySignatures } from './key-signatures.ts'
import { noteValues } from './note-values.ts'
import { rhythmSums } from './rhythm-sums.ts'
import { scaleNotes } from './scale-notes.ts'
import { semitones } from './semitones.ts'
import { staffNotes } from './staff-notes.ts'
import { tempo } from './tempo.ts'
import { timeSignatures } from './time-signatures.ts'
import { transposition } from './transposition.ts'

/** All families of music theory, in the order in which a beginner meets them. */
export const musicFamilies: readonly Family[] = [
  noteValues,
  rhythmSums,
  timeSignatures,
  staffNotes,
  tempo,
  semitones,
  intervalNames,
  scaleNotes,
  keySignatures,
  chordNotes,
  degreeNames,
  transposition,
]
