import type { SwatchesFigure } from './figure.ts'
import { colours, rect, text } from './marks.ts'

/** Patches of colour in a row. */
export function drawSwatches({ colours: patches }: SwatchesFigure): string[] {
  const slot = 364 / patches.length
  const size = Math.min(112, slot - 14)
  const top = 96 - size / 2
  return patches.flatMap(({ hex, label }, index) => {
    const middle = 18 + slot * (index + 0.5)
    return [
      rect([middle - size / 2, top], size, size, { fill: hex, stroke: colours.ink, width: 2, round: 16 }),
      text([middle, 186], label, { size: patches.length > 3 ? 17 : 19 }),
    ]
  })
}
