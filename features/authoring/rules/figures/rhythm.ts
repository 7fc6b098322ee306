import type { RhythmFigure } from './figure.ts'
import { text } from './marks.ts'
import { drawNote } from './note-shapes.ts'

/** Notes in a row without a staff; what is asked for stands behind the equals sign. */
export function drawRhythm({ notes, asked }: RhythmFigure): string[] {
  const room = asked === undefined ? 360 : 250
  const slot = Math.min(64, room / notes.length)
  const space = Math.min(24, slot * 0.46)
  const width = slot * notes.length
  const start = (asked === undefined ? 200 : 24 + room / 2) - width / 2
  const floor = notes.every(note => note.value === 'whole') && asked === undefined ? 112 : 146
  const row = notes.map(({ value, dotted }, i) =>
    drawNote([start + slot * (i + 0.42), floor], space, value, { dotted: dotted ?? false }),
  )
  if (asked === undefined) return row
  return [
    ...row,
    text([294, floor - 20], '=', { size: 34 }),
    text([330, floor - 18], '?', { size: 30 }),
    drawNote([360, floor], 20, asked),
  ]
}
