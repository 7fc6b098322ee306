import { grownBy } from '../dials.ts'
import { type Mark, solid } from '../drawing.ts'
import type { Build, Figure } from '../figure.ts'
import { mix, oval, place, points, type Ring, tube } from '../path.ts'
import { STAR } from './eyes.ts'

/** On top of the head: the hatchling's piece of shell, the champion's crown. */
export function hat(build: Build, figure: Figure): Mark[] {
  const { head } = figure
  const { trim, charm, stitches } = build.grown.accessory
  const unit = head.w * 0.33
  const put = (ring: Ring): Ring => place(ring, head.x, head.y - head.h * 0.94, unit, unit, build.form === 1 ? -7 : 0)
  if (build.form === 1) {
    const marks = solid(
      put(
        points(
          -1,
          0.12,
          -1,
          0.12,
          -0.98,
          -0.5,
          -0.5,
          -0.98,
          0.5,
          -0.98,
          0.98,
          -0.5,
          1,
          0.12,
          1,
          0.12,
          0.66,
          -0.16,
          0.66,
          -0.16,
          0.34,
          0.2,
          0.34,
          0.2,
          0,
          -0.1,
          0,
          -0.1,
          -0.34,
          0.22,
          -0.34,
          0.22,
          -0.66,
          -0.14,
          -0.66,
          -0.14,
        ),
      ),
      'ivory',
      unit * 0.16,
    )
    marks.push(
      [put(oval(-0.3, -0.5, 0.2, 0.16, -20)), 'accent'],
      [put(oval(0.4, -0.4, mix(0.12, 0.16, grownBy(trim)))), 'accent'],
    )
    if (charm > 0) marks.push([put(place(STAR, 0.08, -0.44, 0.26)), 'gold'])
    if (stitches > 0) marks.push([put(oval(0.06, -0.8, 0.1)), 'accent'])
    return marks
  }
  if (build.form < 9) return []
  const crown = put(
    points(
      -0.86,
      0.3,
      -1.04,
      -0.62,
      -1.04,
      -0.62,
      -0.5,
      -0.22,
      -0.5,
      -0.22,
      0,
      -1.04,
      0,
      -1.04,
      0.5,
      -0.22,
      0.5,
      -0.22,
      1.04,
      -0.62,
      1.04,
      -0.62,
      0.86,
      0.3,
      0.4,
      0.42,
      -0.4,
      0.42,
    ),
  )
  const marks = solid(crown, 'gold', unit * 0.14)
  marks.push([put(tube(points(-0.84, 0.2, 0, 0.32, 0.84, 0.2), [0.08, 0.1, 0.08])), 'goldLit'])
  marks.push(
    [put(oval(0, -0.16, 0.18, 0.22)), 'accent'],
    [put(oval(0.56, 0, 0.12)), 'irisGlow'],
    [put(oval(-0.56, 0, 0.12)), 'irisGlow'],
  )
  for (const [px, py] of [
    [-1.04, -0.68],
    [0, -1.08],
    [1.04, -0.68],
  ] as const)
    marks.push([put(oval(px, py, 0.12)), 'goldLit'])
  return marks
}

/** Round glasses for the master. */
export function glasses(build: Build, figure: Figure): Mark[] {
  if (build.form !== 7 && build.form !== 8) return []
  const { head, face } = figure
  const y = head.y + head.h * face.drop
  const r = head.h * face.eye * 1.2
  const dx = head.w * face.spread * build.looks.spread
  const rim = (side: number): Ring =>
    tube(
      Array.from({ length: 9 }, (_, i) => {
        const a = (i / 8) * 2 * Math.PI + (side < 0 ? 0 : Math.PI)
        return [head.x + side * dx + Math.cos(a) * Math.min(r, dx * 0.94), y + Math.sin(a) * r] as const
      }),
      Array.from({ length: 9 }, () => 1.7),
    )
  return [
    [rim(-1), 'goldShade'],
    [rim(1), 'goldShade'],
  ]
}

/** In the hand or beside the foot: the scholar's book, the seeker's lantern. */
export function held(build: Build, figure: Figure): Mark[] {
  const [x, y] = figure.hand
  const size = figure.head.w * 0.3
  const put = (ring: Ring): Ring => place(ring, x, y, size, size, -8)
  if (build.form === 4 || build.form === 5) {
    return [
      ...solid(
        put(points(-0.9, -1.1, 0.7, -1.1, 0.9, -0.9, 0.9, 0.9, 0.7, 1.1, -0.9, 1.1, -1, 0.9, -1, -0.9)),
        'cloth',
        size * 0.16,
      ),
      [put(points(0.62, -0.9, 0.98, -0.86, 0.98, 0.86, 0.62, 0.9)), 'ivory'],
      [put(place(STAR, -0.16, -0.06, 0.5)), 'gold'],
    ]
  }
  if (build.form !== 6 && build.form !== 7) return []
  return [
    [put(oval(0, 0.5, 2.1)), 'softAura'],
    [put(tube(points(-0.5, -0.5, -0.4, -1.1, 0.4, -1.1, 0.5, -0.5), [0.07, 0.08, 0.08, 0.07])), 'goldShade'],
    ...solid(put(points(-0.6, -0.5, 0.6, -0.5, 0.86, 0.5, 0.6, 1.5, -0.6, 1.5, -0.86, 0.5)), 'gold', size * 0.12),
    [put(oval(0, 0.5, 0.52, 0.7)), 'ivory'],
    [put(place(STAR, 0, 0.5, 0.36, 0.5)), 'goldShade'],
    [put(tube(points(-0.66, -0.5, 0.66, -0.5), [0.14, 0.14])), 'goldShade'],
    [put(tube(points(-0.66, 1.46, 0.66, 1.46), [0.14, 0.14])), 'goldShade'],
  ]
}
