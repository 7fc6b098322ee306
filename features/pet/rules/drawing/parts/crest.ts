import { type Mark, solid } from '../drawing.ts'
import type { Build, Figure } from '../figure.ts'
import { mix, oval, type Point, place, points, type Ring, shape, tube } from '../path.ts'

const LEAF = shape('0 4 -30 -20 -28 -60 0 -102 0 -102 27 -60 26 -20')
const LOCK = shape('-20 30 -30 -40 14 -107 14 -107 28 -30 18 30')

const fan = (n: number, wide: number): { turn: number; at: number; long: number }[] =>
  Array.from({ length: n }, (_, k) => k)
    .sort((a, b) => Math.abs(b - (n - 1) / 2) - Math.abs(a - (n - 1) / 2))
    .map(k => {
      const t = n === 1 ? 0 : k / (n - 1) - 0.5
      return { turn: t * wide, at: t * 0.3, long: 1.06 - Math.abs(t) * 0.7 }
    })

/** Each crest grows up from (0, 0), about one unit high. */
const SHAPES: Record<Build['looks']['crest'], Mark[]> = {
  sprout: [
    [tube(points(0, 0.2, -0.03, -0.2, 0.02, -0.5), [0.09, 0.08, 0.07]), 'accentShade'],
    ...[-62, 62, 0].map(turn => solid(place(LEAF, 0, -0.42, 0.84, turn === 0 ? 0.66 : 0.84, turn), 'accent')),
  ],
  curl: [
    solid(tube(points(-0.2, 0.2, -0.5, -0.2, -0.6, -0.6, -0.36, -0.74), [0.17, 0.17, 0.13, 0.07]), 'accent'),
    solid(
      tube(points(-0.16, 0.24, -0.3, -0.3, -0.06, -0.82, 0.42, -0.84, 0.56, -0.48, 0.3, -0.3), [
        ...[0.25, 0.23, 0.2, 0.17, 0.13, 0.08],
      ]),
      'accent',
    ),
  ],
  tuft: fan(3, 78).map(({ turn, at, long }) => solid(place(LOCK, at, 0, 1.05, long, turn), 'accent')),
  flame: fan(4, 84).map(({ turn, at, long }) => solid(place(LOCK, at, 0, 1.25, long * 1.05, turn), 'accent')),
  drop: fan(3, 80).flatMap(({ turn, at, long }): Mark[] => [
    [place(tube(points(0, 0.3, 0, 0, 0, -0.5), [0.055, 0.05, 0.045]), at, 0, 1, long, turn), 'accentShade'],
    solid(place(oval(0, -0.66, 0.22, 0.32), at, 0, 1, long, turn), 'accent'),
  ]),
}

/** The tuft on top. */
export function crest(build: Build, figure: Figure): { marks: Mark[]; pivot: Point } {
  const { first, second } = build.grown.crest
  const { head } = figure
  const pivot: Point = [head.x, head.y - head.h * 0.94]
  const size = head.h * mix(0.32, 0.84, first)
  const put = (ring: Ring): Ring => place(ring, pivot[0], pivot[1], size * mix(0.72, 1.42, second), size)
  const tuft = SHAPES[build.looks.crest].map(([ring, paint]): Mark => [put(ring), paint])
  return { marks: tuft, pivot }
}
