import { grownBy } from '../dials.ts'
import { type Mark, solid } from '../drawing.ts'
import type { Build, Figure } from '../figure.ts'
import { mix, oval, type Point, place, points, type Ring, tube } from '../path.ts'

/** Length of the wing by form, from tufts of down to wings that carry. */
const REACH = [0, 15, 20, 34, 42, 58, 78, 94, 112, 128]

const feather = (long: number, wide: number): Ring =>
  points(
    -wide * 0.6,
    0.02,
    -wide,
    -long * 0.66,
    -wide * 0.3,
    -long * 1.06,
    wide * 0.9,
    -long * 0.92,
    wide * 0.9,
    -long * 0.3,
    wide * 0.5,
    0.04,
  )

/** A wing that points up from (0, 0), its front edge to the left, one unit = its reach. */
function unfold(build: Build, put: (ring: Ring) => Ring, reach: number): Mark[] {
  const { feathers, tips } = build.grown.wing
  const marks: Mark[] = []
  const kind = build.looks.wing
  const light = mix(0.3, 0.52, grownBy(tips))
  if (kind === 'feather') {
    const n = Math.min(5, 3 + Math.floor((build.form + feathers / 3) / 6))
    for (let i = n - 1; i >= 0; i--) {
      const t = i / (n - 1)
      const long = mix(1, 0.5, t)
      const at = (ring: Ring): Ring => put(place(ring, t * 0.1, -0.04, 1, 1, mix(-6, 82, t)))
      marks.push(...solid(at(feather(long, 0.16)), 'accent', reach * 0.05))
      if (tips > 0) marks.push([at(place(feather(long * light, 0.12), 0, -long * (0.96 - light))), 'accentLit'])
    }
    marks.push(
      ...solid(
        put(points(-0.16, 0.14, -0.2, -0.4, 0.02, -0.7, 0.2, -0.36, 0.42, -0.14, 0.34, 0.14)),
        'coat',
        reach * 0.06,
      ),
    )
    return marks
  }
  if (kind === 'leaf') {
    const n = Math.min(4, 2 + Math.floor((build.form + feathers / 4) / 5))
    for (let i = n - 1; i >= 0; i--) {
      const t = i / (n - 1)
      const at = (ring: Ring): Ring => put(place(ring, 0, 0, mix(1, 0.62, t), mix(1, 0.62, t), mix(0, 66, t)))
      marks.push(
        ...solid(
          at(points(0, 0.1, -0.24, -0.24, -0.26, -0.6, 0.02, -1.06, 0.02, -1.06, 0.28, -0.62, 0.24, -0.24)),
          'accent',
          reach * 0.09,
        ),
      )
      marks.push([at(tube(points(0, 0, -0.01, -0.4, 0.02, -mix(0.7, 0.92, light)), [0.03, 0.028, 0.008])), 'accentLit'])
      if (tips > 0)
        for (const side of [-1, 1])
          marks.push([
            at(tube(points(0, -0.3, side * 0.08, -0.44, side * 0.15, -0.5), [0.02, 0.02, 0.006])),
            'accentLit',
          ])
    }
    return marks
  }
  if (kind === 'dragon') {
    const sail = put(
      points(
        -0.1,
        0.14,
        -0.1,
        0.14,
        -0.2,
        -0.5,
        -0.04,
        -1.06,
        -0.04,
        -1.06,
        0.18,
        -0.78,
        0.4,
        -0.92,
        0.4,
        -0.92,
        0.46,
        -0.56,
        0.72,
        -0.54,
        0.72,
        -0.54,
        0.58,
        -0.2,
        0.62,
        -0.02,
        0.62,
        -0.02,
        0.2,
        0.14,
      ),
    )
    marks.push(...solid(sail, 'accent', reach * 0.08))
    const ribs = [
      [0.36, -0.82],
      [0.62, -0.5],
      [0.5, -0.08],
    ] as const
    for (const [bx, by] of ribs.slice(0, Math.min(3, 1 + Math.floor(build.form / 3) + Math.floor(feathers / 6)))) {
      marks.push([
        put(tube(points(-0.06, -0.1, bx * 0.4, by * 0.6 - 0.06, bx, by), [0.035, 0.03, 0.01])),
        'accentLit',
        tips > 0 ? 1 : 0.7,
      ])
    }
    marks.push(
      ...solid(put(tube(points(-0.06, 0.12, -0.16, -0.4, -0.06, -1.02), [0.1, 0.075, 0.03])), 'coat', reach * 0.04),
    )
    return marks
  }
  const lower = put(oval(0.34, -0.06, 0.34, 0.24, 24))
  const upper = put(points(-0.08, 0.1, -0.3, -0.44, -0.24, -0.94, 0.12, -1.1, 0.46, -0.88, 0.5, -0.42, 0.16, 0.06))
  marks.push(...solid(lower, 'accent', reach * 0.06), ...solid(upper, 'accent', reach * 0.08))
  marks.push([put(oval(0.1, -0.66, mix(0.18, 0.26, grownBy(tips)), mix(0.22, 0.3, grownBy(tips)), 10)), 'accentLit'])
  marks.push([put(oval(0.36, -0.06, 0.16, 0.11, 24)), 'accentLit'])
  const dots = Math.min(5, Math.floor(feathers / 2))
  for (let k = 0; k < dots; k++)
    marks.push([
      put(oval(0.1 + 0.34 * Math.cos(k * 0.55 - 2.1), -0.62 + 0.4 * Math.sin(k * 0.55 - 2.1), 0.04)),
      'ivory',
    ])
  return marks
}

/** Left and right wing, each with its pivot and whether it lies in front of the body. */
export function wings(build: Build, figure: Figure): { name: string; pivot: Point; front: boolean; marks: Mark[] }[] {
  const { span, feathers, tips } = build.grown.wing
  if (span + feathers + tips === 0 && build.form < 3 && !figure.bornWinged) return []
  const reach = (REACH[build.form] ?? 128) * mix(0.82, 1.08, grownBy(span))
  return figure.wings.map((joint, i) => {
    const side = i === 0 ? -1 : 1
    const flip = joint.turn < 0 ? -1 : 1
    const size = reach * (joint.size ?? 1)
    const put = (ring: Ring): Ring => place(ring, joint.x, joint.y, flip * size, size, joint.turn)
    const marks = unfold(build, put, size)
    return {
      name: side < 0 ? 'wing-left' : 'wing-right',
      pivot: [joint.x, joint.y] as const,
      front: joint.front ?? false,
      marks,
    }
  })
}
