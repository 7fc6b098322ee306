import type { SwatchesFigure } from './figure.ts'
import { colours, rect, text, widthOf } from './marks.ts'

/** A label in one line, or in two where it would run into its neighbour. */
function linesOf(label: string, size: number, room: number): string[] {
  const gap = label.indexOf(' ')
  return gap < 0 || widthOf(label, size) <= room ? [label] : [label.slice(0, gap), label.slice(gap + 1)]
}

/** Patches of colour in a row. */
export function drawSwatches({ colours: patches }: SwatchesFigure): string[] {
  const slot = 364 / patches.length
  const size = Math.min(112, slot - 14)
  const top = 96 - size / 2
  return patches.flatMap(({ hex, label }, index) => {
    const middle = 18 + slot * (index + 0.5)
    const print = patches.length > 3 ? 17 : 19
    return [
      rect([middle - size / 2, top], size, size, { fill: hex, stroke: colours.ink, width: 2, round: 16 }),
      ...linesOf(label, print, slot - 6).map((words, row) => text([middle, 180 + row * 20], words, { size: print })),
    ]
  })
}
