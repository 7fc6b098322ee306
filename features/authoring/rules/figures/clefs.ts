import { brushStroke, type Touch } from './brush.ts'
import type { Clef } from './figure.ts'
import { colours, disc, type Point, path, rect } from './marks.ts'

/** Strokes in spaces of the staff: to the right of the clef's middle, and up from the lowest line. */
const treble: readonly Touch[] = [
  [-0.12, 0.42, 0.06],
  [-0.46, 0.68, 0.12],
  [-0.52, 1.12, 0.2],
  [-0.24, 1.56, 0.28],
  [0.26, 1.68, 0.34],
  [0.78, 1.36, 0.36],
  [0.98, 0.78, 0.32],
  [0.74, 0.2, 0.22],
  [0.16, -0.04, 0.14],
  [-0.54, 0.06, 0.2],
  [-1.06, 0.56, 0.34],
  [-1.18, 1.3, 0.42],
  [-0.84, 2.08, 0.42],
  [-0.2, 2.8, 0.36],
  [0.34, 3.44, 0.3],
  [0.6, 4.14, 0.24],
  [0.54, 4.72, 0.14],
  [0.3, 4.98, 0.1],
  [0.02, 4.66, 0.16],
  [-0.08, 3.9, 0.14],
  [0.08, 2.6, 0.13],
  [0.32, 0.9, 0.13],
  [0.5, -0.5, 0.13],
  [0.42, -1.1, 0.13],
  [0.1, -1.42, 0.12],
  [-0.28, -1.36, 0.12],
]
const bass: readonly Touch[] = [
  [-1.0, 3.06, 0.2],
  [-0.94, 3.5, 0.14],
  [-0.56, 3.88, 0.14],
  [-0.02, 3.94, 0.26],
  [0.46, 3.62, 0.42],
  [0.6, 2.96, 0.5],
  [0.38, 2.12, 0.42],
  [-0.2, 1.32, 0.24],
  [-1.14, 0.62, 0.06],
]
const altoHalf: readonly Touch[] = [
  [-0.22, 2.0, 0.06],
  [0.0, 2.24, 0.16],
  [0.14, 2.66, 0.1],
  [0.44, 2.38, 0.14],
  [0.86, 2.5, 0.26],
  [1.1, 3.12, 0.42],
  [0.9, 3.78, 0.24],
  [0.48, 3.94, 0.12],
  [0.18, 3.66, 0.1],
]

/** A clef on a staff: `left` is its left edge, `floor` the lowest line, `space` the distance of two lines. */
export function drawClef(clef: Clef, left: number, floor: number, space: number): string[] {
  const middle = left + 1.3 * space
  const place = (x: number, y: number): Point => [middle + x * space, floor - y * space]
  const stroke = (touches: readonly Touch[], turned = false): string =>
    path(
      brushStroke(
        touches.map(([x, y, width]) => {
          const [px, py] = place(x, turned ? 4 - y : y)
          return [px, py, width * space] as const
        }),
      ),
      { fill: colours.ink },
    )
  const ball = (x: number, y: number, size: number) => disc(place(x, y), size * space, { fill: colours.ink })
  const bar = (x: number, width: number) => rect(place(x, 4), width * space, 4 * space, { fill: colours.ink })
  const drawings: Readonly<Record<Clef, () => string[]>> = {
    treble: () => [stroke(treble), ball(-0.3, -1.08, 0.3)],
    bass: () => [stroke(bass), ball(-0.8, 3.0, 0.32), ball(1.3, 3.5, 0.2), ball(1.3, 2.5, 0.2)],
    alto: () => [
      bar(-1.1, 0.42),
      bar(-0.5, 0.14),
      stroke(altoHalf),
      stroke(altoHalf, true),
      ball(0.34, 3.48, 0.26),
      ball(0.34, 0.52, 0.26),
    ],
  }
  return drawings[clef]()
}
