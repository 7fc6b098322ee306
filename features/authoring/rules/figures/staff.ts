import { drawClef } from './clefs.ts'
import type { StaffFigure } from './figure.ts'
import { colours, line } from './marks.ts'
import { drawNote, drawSign } from './note-shapes.ts'

const [left, right] = [28, 372]
const space = 21
/** Height of the lowest line. */
const floor = 154

/** Short lines for a note below or above the staff. */
const ledgers = (place: number): number[] => [...(place <= -2 ? [-2] : []), ...(place >= 10 ? [10] : [])]

export function drawStaff({ clef, notes, together }: StaffFigure): string[] {
  const height = (place: number) => floor - (place * space) / 2
  const gap = notes.length < 2 ? 0 : Math.min(92, 180 / (notes.length - 1))
  const first = 240 - (gap * (notes.length - 1)) / 2
  const low = Math.min(...notes.map(note => note.place))
  const high = Math.max(...notes.map(note => note.place))
  return [
    ...[0, 1, 2, 3, 4].map(row => line([left, floor - row * space], [right, floor - row * space], colours.soft, 2)),
    ...drawClef(clef, left + 8, floor, space),
    ...notes.map(({ place, sign }, index) => {
      const x = together ? 240 : first + index * gap
      const y = height(place)
      // Signs of a chord stand side by side where they would run into each other.
      const before = together ? 30 + (notes.slice(0, index).filter(note => note.sign).length % 2) * 20 : 30
      return [
        ...ledgers(place).map(at => line([x - 24, height(at)], [x + 24, height(at)], colours.soft, 2)),
        together ? drawNote([x, y], space, 'whole') : drawNote([x, y], space, 'quarter', { up: place < 4 }),
        sign === undefined ? '' : drawSign(sign, [x - before, y], space * 0.72),
      ].join('')
    }),
    low < -2 || high > 10 ? '' : line([right, floor], [right, floor - 4 * space], colours.soft, 2),
  ]
}
