import { type Mark, solid } from '../drawing.ts'
import type { Build, Figure } from '../figure.ts'
import { mix, place, points, type Ring, shape, tube, zip } from '../path.ts'

/** Length of the horns by form: nubs for a hatchling, first horns for a scholar. */
const HORN = [0, 0.68, 0.66, 0.66, 0.66, 0.67, 0.7, 0.78, 0.88, 1]

const STAR_TIP = shape(
  '0 -100 0 -100 18 -40 70 -34 70 -34 30 6 42 60 42 60 0 30 -42 60 -42 60 -30 6 -70 -34 -70 -34 -18 -40',
)

/** Each horn grows up from (0, 0), one unit high, and leans outwards. */
const SHAPES: Record<Build['looks']['horn'], (put: (ring: Ring) => Ring) => Mark[]> = {
  spiral: put => [
    solid(put(tube(points(0, 0.16, 0.08, -0.3, 0.14, -0.64, 0.06, -1.04), [0.21, 0.18, 0.12, 0.02])), 'gold'),
  ],
  nub: put => [solid(put(tube(points(0, 0.16, 0.03, -0.3, 0.06, -0.74), [0.25, 0.23, 0.15])), 'gold')],
  antler: put => [
    solid(put(tube(points(0.1, -0.4, 0.36, -0.56, 0.5, -0.84), [0.08, 0.08, 0.04])), 'gold'),
    solid(put(tube(points(0, 0.14, 0.06, -0.3, 0.2, -0.66, 0.16, -1.06), [0.12, 0.11, 0.09, 0.05])), 'gold'),
  ],
  star: put => [
    [put(tube(points(0, 0.14, 0.03, -0.3, 0.12, -0.66), [0.06, 0.055, 0.05])), 'coatShade'],
    solid(put(place(STAR_TIP, 0.14, -0.84, 0.3)), 'gold'),
  ],
}

/** Two horns. */
export function horns(build: Build, figure: Figure): Mark[] {
  const { first, second } = build.grown.horn
  if (first === 0 && build.form < 4) return []
  const { head } = figure
  const size = head.h * 0.82 * (HORN[build.form] ?? 1) * mix(0.66, 1.5, first) * figure.horns.size
  const put = (side: number, ring: Ring): Ring => {
    const a = (figure.horns.at * Math.PI) / 180
    const x = head.x + side * Math.sin(a) * head.w * 0.86
    return place(
      ring,
      x,
      head.y - Math.cos(a) * head.h * 0.88,
      side * size,
      size,
      side * (figure.horns.turn + second * 30),
    )
  }
  const shape = SHAPES[build.looks.horn]
  return [
    ...zip(
      shape(ring => put(-1, ring)),
      shape(ring => put(1, ring)),
    ),
  ]
}
