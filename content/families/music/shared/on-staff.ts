import type { Figure, StaffFigure } from '#authoring/rules/figures/figure.ts'
import { letterOf, nameOf, type Pitch, wrap } from './pitch.ts'

const alphabet = 'CDEFGAB'
/** What the staff of the drawing has room for. */
const [lowest, highest] = [-2, 10]

/** Letters from the lowest line of the treble clef up; the letter C of the middle octave is the first ledger line below. */
const placeOf = (letter: string): number => alphabet.indexOf(letter) + lowest

/**
 * Notes that rise one after the other, each the next of its letter, in the treble clef; undefined where they do not fit or have a double
 * sharp or flat. `falling` shows them in the opposite order.
 */
export function onStaff(
  pitches: readonly Pitch[],
  { together = false, falling = false }: { together?: boolean; falling?: boolean } = {},
): Figure | undefined {
  const notes: StaffFigure['notes'] = []
  for (const pitch of pitches) {
    const name = nameOf(pitch)
    const sign = name.slice(1)
    if (sign.length > 1) return undefined
    const start = placeOf(letterOf(pitch))
    const before = notes.at(-1)?.place
    const place = before === undefined ? start : before + 1 + wrap(start - before - 1, 7)
    notes.push({ place, ...(sign === '' ? {} : { sign: sign === '♯' ? 'sharp' : 'flat' }) })
  }
  if (notes.some(({ place }) => place > highest)) return undefined
  return { kind: 'staff', clef: 'treble', notes: falling ? notes.reverse() : notes, ...(together ? { together } : {}) }
}
