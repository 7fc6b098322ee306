import { grownBy } from '../dials.ts'
import { type Mark, solid } from '../drawing.ts'
import type { Build, Figure } from '../figure.ts'
import { mix, oval, place, points, type Ring, tube, within } from '../path.ts'

/** The tail, drawn pointing up from (0, 0), about 60 long, then turned to where it grows. */
export function tail(build: Build, figure: Figure): Mark[] {
  const { x, y, turn, size } = figure.tail
  const { length, bush, tips } = build.grown.tail
  const s = size * mix(0.85, 1.2, grownBy(length))
  const fat = mix(0.85, 1.3, grownBy(bush))
  const put = (ring: Ring): Ring => place(ring, x, y, s, s, turn)
  const tip = (ring: Ring, cx: number, cy: number, r: number): Mark[] =>
    tips > 0 ? [[within(ring, put(oval(cx, cy, r * mix(0.8, 1.3, grownBy(tips))))), 'accent']] : []
  const kind = figure.tail.kind ?? build.looks.tail
  if (kind === 'fan') {
    const n = Math.min(5, 3 + Math.floor(bush / 6))
    return Array.from({ length: n }, (_, i) => {
      const t = i / (n - 1) - 0.5
      const at = (ring: Ring): Ring => put(place(ring, 0, 0, fat, 1 - Math.abs(t) * 0.3, t * 64))
      const plume = at(points(-7, 6, -11, -40, -8, -78, 0, -86, 9, -76, 11, -40, 7, 6))
      return [
        ...solid(plume, 'accent', 5 * s),
        ...(tips > 0 ? [[at(oval(0, -66, 6, mix(8, 15, grownBy(tips)))), 'accentLit'] as Mark] : []),
      ]
    }).flat()
  }
  if (kind === 'puff') {
    const ball = put(oval(0, -20 * fat, 20 * fat, 19 * fat))
    return [...solid(ball, 'coat', 6 * s), ...tip(ball, 4, -38 * fat, 17)]
  }
  if (kind === 'brush') {
    const brush = put(
      place(
        points(-8, 4, -22, -22, -24, -48, -6, -70, -10, -92, -10, -92, 16, -78, 30, -50, 24, -20, 8, 4),
        0,
        0,
        fat,
        1,
      ),
    )
    const light = put(
      place(points(-12, -66, -10, -92, -10, -92, 14, -80, 27, -58, 18, -64, 12, -56, 4, -66, -4, -58), 0, 0, fat, 1),
    )
    return [...solid(brush, 'coat', 9 * s), [light, tips > 0 ? 'accent' : 'softBelly']]
  }
  if (kind === 'leaf') {
    const stem = put(tube(points(0, 2, -8, -18, -4, -40, 6, -54), [8, 7, 6, 5]))
    const leaf = put(place(points(0, 10, -18, -4, -16, -26, 4, -44, 4, -44, 20, -24, 18, -2), 6, -52, 1.0 * fat, 0.9))
    const rib = put(tube(points(6, -46, 7, -62, 9, -78), [1.8, 1.6, 0.4]))
    return [...solid(stem, 'coat', 4 * s), ...solid(leaf, 'accent', 6 * s), [rib, 'accentLit']]
  }
  const curl = kind === 'curl'
  const spine = curl
    ? points(0, 4, -12, -18, -8, -44, 14, -56, 32, -44, 28, -26, 16, -28)
    : points(0, 4, -14, -16, -14, -40, 4, -58, 12, -78, 4, -94)
  const limb = put(
    tube(
      spine,
      (curl ? [9, 9, 9, 9, 8, 7, 6] : [9, 9, 9, 8, 7, 4]).map(w => w * fat),
    ),
  )
  return [...solid(limb, 'coat', 5 * s), ...tip(limb, curl ? 24 : 6, curl ? -32 : -88, curl ? 15 : 20)]
}
