import { type Mark, solid } from '../drawing.ts'
import type { Build, Figure } from '../figure.ts'
import { ON_ACCENT, ornaments } from '../ornaments.ts'
import { mix, oval, type Point, place, points, type Ring, shape, tube } from '../path.ts'

/** Length of the wing by form, from tufts of down to wings that carry. */
const REACH = [0, 58, 64, 68, 74, 80, 88, 96, 108, 122]

const PLUME = shape('-10 2 -17 -66 -6 -107 14 -96 17 -34 9 4')
const ARM = shape('-12 10 -15 -34 0 -58 14 -30 26 -12 20 12')
const LEAF = shape('0 10 -24 -24 -27 -60 2 -107 2 -107 29 -62 24 -24')
const SAIL = shape(
  '-10 14 -10 14 -22 -50 -4 -108 -4 -108 16 -80 42 -94 42 -94 46 -58 76 -56 76 -56 58 -22 66 0 66 0 20 14',
)
const UPPER = shape('-8 10 -31 -44 -25 -95 12 -112 47 -90 51 -42 16 6')

type Wing = { marks: Mark[]; spot: Ring }

/** A wing that points up from (0, 0), its front edge to the left, one unit = its reach; with the place of its spot. */
const UNFOLD: Record<Build['looks']['wing'], (build: Build, put: (ring: Ring) => Ring) => Wing> = {
  feather: (_, put) => {
    const n = 4
    const plumes = Array.from({ length: n }, (_, i) => {
      const t = i / (n - 1)
      return { long: mix(1, 0.5, t), turn: mix(-6, 84, t), x: t * 0.1 }
    })
    const at = (k: number, ring: Ring): Ring => {
      const { long = 1, turn = 0, x = 0 } = plumes[k] ?? {}
      return put(place(ring, x, -0.04, 1, long, turn))
    }
    return {
      marks: [...plumes.keys()]
        .reverse()
        .map(k => solid(at(k, PLUME), 'accent'))
        .concat([solid(put(ARM), 'accent')]),
      spot: at(1, points(0.01, -0.84)),
    }
  },
  leaf: ({ form }, put) => {
    const n = form > 5 ? 4 : 3
    const at = (k: number, ring: Ring): Ring => {
      const t = k / (n - 1)
      return put(place(ring, 0, 0, mix(1, 0.66, t), mix(1, 0.66, t), mix(0, 74, t)))
    }
    const leaves = Array.from({ length: n }, (_, i) => n - 1 - i)
    return {
      marks: [
        ...leaves.map(k => solid(at(k, LEAF), 'accent')),
        ...leaves.map((k): Mark => [at(k, points(0, -0.36, 0.02, -0.86, 0.05, -0.36)), 'accentLit', 1, true]),
      ],
      spot: at(1, points(0.01, -0.78)),
    }
  },
  dragon: (_, put) => ({
    marks: [
      solid(put(SAIL), 'accent'),
      ...[
        [0.36, -0.84],
        [0.66, -0.5],
        [0.54, -0.06],
      ].map(([x = 0, y = 0]): Mark => [put(points(-0.1, -0.14, x, y, -0.02, -0.06)), 'accentLit', 0.8, true]),
      solid(put(tube(points(-0.06, 0.12, -0.17, -0.4, -0.06, -1.02), [0.11, 0.08, 0.035])), 'coat'),
    ],
    spot: put(points(0.1, -0.76)),
  }),
  butterfly: (_, put) => ({
    marks: [
      solid(put(oval(0.36, -0.06, 0.36, 0.25, 24)), 'accent'),
      solid(put(UPPER), 'accent'),
      [put(oval(0.1, -0.64, 0.23, 0.28, 10)), 'accentLit', 0.8],
      [put(oval(0.4, -0.05, 0.17, 0.11, 24)), 'accentLit', 0.8],
    ],
    spot: put(points(0.12, -0.76)),
  }),
}

/** Left and right wing, each with its pivot and whether it lies in front of the body. */
export function wings(build: Build, figure: Figure): { name: string; pivot: Point; front: boolean; marks: Mark[] }[] {
  const { first, second } = build.grown.wing
  if (first === 0 && build.form < 3 && !figure.bornWinged) return []
  const reach = (REACH[build.form] ?? 132) * mix(0.8, 1.14, first)
  return figure.wings.map((joint, i) => {
    const side = i === 0 ? -1 : 1
    const flip = joint.turn < 0 ? -1 : 1
    const size = reach * joint.size
    const wide = size * mix(0.84, 1.14, second)
    const put = (ring: Ring): Ring => place(ring, joint.x, joint.y, flip * wide, size, joint.turn)
    const wing = UNFOLD[build.looks.wing](build, put)
    // On a wing that is folded at the side the spot sits at the shoulder, where nothing that is carried covers it.
    const folded = figure.bornWinged && joint.front
    return {
      name: side < 0 ? 'wing-left' : 'wing-right',
      pivot: [joint.x, joint.y] as const,
      front: joint.front ?? false,
      marks: [
        ...wing.marks,
        ...ornaments(
          'wing',
          build.grown.wing,
          folded ? put(points(0.08, -0.26)) : wing.spot,
          build.pixel * 1.25,
          ON_ACCENT,
        ),
      ],
    }
  })
}
