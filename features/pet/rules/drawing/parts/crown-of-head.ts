import { grownBy } from '../dials.ts'
import { type Mark, solid } from '../drawing.ts'
import type { Build, Figure } from '../figure.ts'
import { mix, oval, type Point, place, points, type Ring, tube, zip } from '../path.ts'
import { STAR } from './eyes.ts'

/** How far horns have come by form: nubs for a hatchling, first horns for a scholar. */
const HORN = [0, 0.16, 0.2, 0.26, 0.42, 0.52, 0.62, 0.72, 0.84, 0.95]

/** Two horns, each growing up from (0, 0), one unit high. */
export function horns(build: Build, figure: Figure): Mark[] {
  const { length, rings, gleam } = build.grown.horn
  if (length === 0 && build.form < 4) return []
  const { head } = figure
  const size = head.h * 0.78 * (HORN[build.form] ?? 1) * mix(0.85, 1.2, grownBy(length)) * figure.horns.size
  const sides = [-1, 1].map(side => {
    const marks: Mark[] = []
    const a = (figure.horns.at * Math.PI) / 180
    const x = head.x + side * Math.sin(a) * head.w * 0.86
    const y = head.y - Math.cos(a) * head.h * 0.86
    const put = (ring: Ring): Ring => place(ring, x, y, side * size, size, side * figure.horns.turn)
    const tone = 'ivory'
    if (build.looks.horn === 'antler') {
      marks.push(
        ...solid(
          put(tube(points(0, 0.14, 0.06, -0.3, 0.2, -0.66, 0.16, -1.04), [0.11, 0.1, 0.08, 0.04])),
          tone,
          size * 0.06,
        ),
      )
      if (rings > 0 || build.form > 4)
        marks.push(
          ...solid(put(tube(points(0.1, -0.4, 0.34, -0.56, 0.46, -0.8), [0.07, 0.07, 0.03])), tone, size * 0.04),
        )
      if (rings > 3)
        marks.push(
          ...solid(put(tube(points(0.05, -0.3, -0.12, -0.46, -0.16, -0.66), [0.06, 0.06, 0.03])), tone, size * 0.04),
        )
    } else if (build.looks.horn === 'star') {
      marks.push(
        ...solid(put(tube(points(0, 0.14, 0.03, -0.3, 0.12, -0.7), [0.055, 0.05, 0.045])), 'coatShade', size * 0.03),
      )
      marks.push(...solid(put(place(STAR, 0.14, -0.86, 0.34)), 'gold', size * 0.05))
      if (rings > 0) marks.push([put(oval(0.14, -0.86, 0.1)), 'ivory'])
    } else {
      const nub = build.looks.horn === 'nub'
      const spine = nub
        ? points(0, 0.16, 0.03, -0.24, 0.05, -0.56)
        : points(0, 0.16, 0.08, -0.3, 0.14, -0.64, 0.06, -1.04)
      marks.push(...solid(put(tube(spine, nub ? [0.24, 0.22, 0.15] : [0.2, 0.17, 0.11, 0.02])), tone, size * 0.1))
      for (let k = 0; k < Math.min(4, rings); k++) {
        const cy = -0.04 - k * (nub ? 0.14 : 0.2)
        const w = nub ? 0.19 : 0.17 - k * 0.03
        marks.push([
          put(tube(points(0.05 - w, cy - 0.02, 0.06, cy + 0.04, 0.07 + w, cy - 0.05), [0.012, 0.036, 0.012])),
          'accent',
        ])
      }
    }
    if (gleam > 0) marks.push([put(oval(-0.01, -0.2, 0.03, mix(0.08, 0.16, grownBy(gleam)), 4)), 'white'])
    return marks
  })
  return zip(sides[0] ?? [], sides[1] ?? [])
}

/** The tuft on top, growing up from (0, 0). */
export function crest(build: Build, figure: Figure): { marks: Mark[]; pivot: Point } {
  const { height, strands, tips } = build.grown.crest
  const { head } = figure
  const pivot: Point = [head.x, head.y - head.h * 0.92]
  const size = head.h * mix(0.34, 0.62, grownBy(height)) * mix(0.9, 1.1, build.age)
  const put = (ring: Ring): Ring => place(ring, pivot[0], pivot[1], size)
  const kind = build.looks.crest
  const marks: Mark[] = []
  if (kind === 'sprout') {
    marks.push([put(tube(points(0, 0.2, -0.03, -0.2, 0.02, -0.5), [0.08, 0.07, 0.06])), 'accentShade'])
    for (const side of strands > 1 ? [-1, 1, 0] : [-1, 1]) {
      const long = side === 0 ? 0.9 : side < 0 ? 0.8 : 1
      const leaf = place(
        points(0, 0.04, -0.3, -0.2, -0.28, -0.6, 0, -1, 0, -1, 0.26, -0.6, 0.26, -0.2),
        0,
        -0.42,
        0.8 * long,
        0.8 * long,
        side * 62,
      )
      marks.push(...solid(put(leaf), 'accent', size * 0.12))
      if (tips > 0)
        marks.push([
          put(
            place(
              tube(points(0, -0.1, 0.01, -0.4, 0, -0.72), [0.04, 0.05, 0.01]),
              0,
              -0.42,
              0.8 * long,
              0.8 * long,
              side * 62,
            ),
          ),
          'accentLit',
        ])
    }
  } else if (kind === 'curl') {
    marks.push(
      ...solid(
        put(
          tube(
            points(-0.16, 0.24, -0.3, -0.3, -0.06, -0.82, 0.42, -0.84, 0.56, -0.48, 0.3, -0.3),
            [0.24, 0.22, 0.2, 0.17, 0.13, 0.08],
          ),
        ),
        'accent',
        size * 0.12,
      ),
    )
    if (strands > 1)
      marks.unshift(
        ...solid(
          put(tube(points(-0.2, 0.2, -0.5, -0.2, -0.6, -0.6, -0.36, -0.74), [0.16, 0.16, 0.12, 0.06])),
          'accent',
          size * 0.1,
        ),
      )
    if (tips > 0)
      marks.push([put(tube(points(-0.22, -0.3, -0.02, -0.66, 0.26, -0.74), [0.02, 0.06, 0.02])), 'accentLit'])
  } else {
    const n = Math.min(kind === 'flame' ? 4 : 3, 2 + Math.floor(strands / 3) + (kind === 'flame' ? 1 : 0))
    for (const k of Array.from({ length: n }, (_, i) => i).sort(
      (a, b) => Math.abs(b - (n - 1) / 2) - Math.abs(a - (n - 1) / 2),
    )) {
      const t = n === 1 ? 0 : k / (n - 1) - 0.5
      const long = 1.05 - Math.abs(t) * 0.7
      const lock =
        kind === 'drop'
          ? oval(0, -0.62, 0.2, 0.3)
          : points(-0.2, 0.3, -0.28, -0.4, 0.14, -1.05, 0.14, -1.05, 0.26, -0.3, 0.18, 0.3)
      const bent = place(lock, t * 0.3, 0, kind === 'flame' ? 1.2 : 1, long, t * 74)
      if (kind === 'drop')
        marks.push([
          put(place(tube(points(0, 0.3, 0, 0, 0, -0.5), [0.05, 0.045, 0.04]), t * 0.3, 0, 1, long, t * 74)),
          'accentShade',
        ])
      marks.push(...solid(put(bent), 'accent', size * 0.1))
      if (tips > 0) marks.push([put(place(oval(-0.02, -0.56, 0.05, 0.16), t * 0.3, 0, 1, long, t * 74)), 'accentLit'])
    }
  }
  return { marks, pivot }
}
