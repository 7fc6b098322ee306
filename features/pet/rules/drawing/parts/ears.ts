import { grownBy } from '../dials.ts'
import { type Mark, solid } from '../drawing.ts'
import type { Build, Figure } from '../figure.ts'
import { both, mix, oval, type Point, place, points, type Ring, tube, within } from '../path.ts'

/** Each ear points up from (0, 0), one unit long; the inner ear is its own shape. */
const SHAPES: Record<Build['looks']['ear'], { outer: Ring; inner: Ring; long: number }> = {
  long: {
    outer: both(0, -1.04, 0.15, -1, 0.27, -0.74, 0.26, -0.34, 0.17, 0.16, 0, 0.2),
    inner: both(0, -0.9, 0.1, -0.86, 0.16, -0.64, 0.15, -0.36, 0.08, 0.02, 0, 0.06),
    long: 1.3,
  },
  pointed: {
    outer: points(
      -0.08,
      -1,
      0.05,
      -1.03,
      0.3,
      -0.72,
      0.46,
      -0.2,
      0.4,
      0.3,
      0,
      0.34,
      -0.4,
      0.3,
      -0.44,
      -0.2,
      -0.3,
      -0.66,
    ),
    inner: points(-0.04, -0.78, 0.04, -0.78, 0.2, -0.5, 0.29, -0.1, 0.22, 0.2, -0.2, 0.2, -0.28, -0.1, -0.18, -0.5),
    long: 0.86,
  },
  round: { outer: oval(0, -0.36, 0.46, 0.5), inner: oval(0.01, -0.32, 0.28, 0.32), long: 0.84 },
  leaf: {
    outer: points(
      0.04,
      -1.05,
      0.04,
      -1.05,
      0.3,
      -0.8,
      0.4,
      -0.46,
      0.2,
      0,
      0.1,
      0.2,
      -0.1,
      0.2,
      -0.2,
      0,
      -0.34,
      -0.4,
      -0.22,
      -0.8,
    ),
    inner: points(
      0.03,
      -0.86,
      0.03,
      -0.86,
      0.18,
      -0.66,
      0.25,
      -0.44,
      0.1,
      -0.06,
      0,
      0.04,
      -0.1,
      -0.06,
      -0.2,
      -0.4,
      -0.12,
      -0.68,
    ),
    long: 1,
  },
  floppy: {
    outer: points(
      -0.2,
      0.16,
      -0.24,
      -0.14,
      0.06,
      -0.34,
      0.42,
      -0.26,
      0.66,
      0.1,
      0.7,
      0.56,
      0.52,
      0.84,
      0.3,
      0.74,
      0.2,
      0.36,
      0.1,
      0.2,
    ),
    inner: points(0.34, -0.02, 0.5, 0.08, 0.57, 0.4, 0.54, 0.62, 0.44, 0.66, 0.36, 0.5, 0.3, 0.2),
    long: 1.05,
  },
  fin: {
    outer: points(
      0,
      -1,
      0.12,
      -1,
      0.2,
      -0.72,
      0.52,
      -0.74,
      0.46,
      -0.42,
      0.66,
      -0.2,
      0.4,
      0.12,
      0,
      0.26,
      -0.24,
      0.1,
      -0.18,
      -0.5,
    ),
    inner: points(0.02, -0.7, 0.1, -0.52, 0.32, -0.5, 0.3, -0.28, 0.42, -0.12, 0.24, 0.06, 0, 0.1, -0.1, -0.1),
    long: 0.9,
  },
}

/** Left and right ear with their pivots. */
export function ears(build: Build, figure: Figure): { name: string; pivot: Point; marks: Mark[] }[] {
  const at = figure.ears
  if (!at) return []
  const { ear, earSize } = build.looks
  const { length, tip, tuft } = build.grown.ear
  const shape = SHAPES[ear]
  const long = figure.head.h * at.size * shape.long * earSize * mix(0.8, 1.12, grownBy(length))
  const { head } = figure
  return (['ear-left', 'ear-right'] as const).map((name, i) => {
    const side = i === 0 ? -1 : 1
    const a = (at.at * Math.PI) / 180
    const pivot: Point = [head.x + side * Math.sin(a) * head.w * 0.84, head.y - Math.cos(a) * head.h * 0.84]
    const put = (ring: Ring): Ring => place(ring, pivot[0], pivot[1], side * long, long, side * at.turn)
    const outer = put(shape.outer)
    const marks: Mark[] = [...solid(outer, 'coat', long * 0.1)]
    if (tip > 0)
      marks.push([
        within(
          outer,
          put(oval(ear === 'floppy' ? 0.55 : 0, ear === 'floppy' ? 1.02 : -1.16, 0.6, mix(0.3, 0.62, grownBy(tip)))),
        ),
        'accent',
      ])
    marks.push([put(shape.inner), 'softBelly'])
    if (tuft > 0) {
      const n = Math.min(3, 1 + Math.floor(tuft / 5))
      for (let k = 0; k < n; k++) {
        const x = (k - (n - 1) / 2) * 0.13
        marks.push([
          put(tube(points(x, 0.16, x * 1.2, -0.1, x * 1.9, mix(-0.24, -0.44, grownBy(tuft))), [0.08, 0.09, 0.01])),
          'white',
        ])
      }
    }
    return { name, pivot, marks }
  })
}
