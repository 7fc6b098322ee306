import { grownBy } from '../dials.ts'
import type { Mark } from '../drawing.ts'
import type { Build, Figure } from '../figure.ts'
import { mix, oval, type Point, place, points, type Ring, tube, within, zip } from '../path.ts'

/** What the face can show. */
export const EXPRESSIONS = [
  'neutral',
  'happy',
  'joyful',
  'sleepy',
  'worried',
  'comforted',
  'talking',
  'munching',
  'tickled',
  'asleep',
] as const
export type Expression = (typeof EXPRESSIONS)[number]

type Lid = 'open' | 'arc' | 'rest' | 'half' | 'squeeze'

/** How the eyes take part in each expression. */
const LIDS: Record<Expression, { lid: Lid; brow: number; size: number; lift: number }> = {
  neutral: { lid: 'open', brow: 0, size: 1, lift: 0 },
  happy: { lid: 'arc', brow: 0, size: 1, lift: 3 },
  joyful: { lid: 'open', brow: 0, size: 1.09, lift: 5 },
  sleepy: { lid: 'half', brow: 0, size: 1, lift: -2 },
  worried: { lid: 'open', brow: 1, size: 0.97, lift: 2 },
  comforted: { lid: 'rest', brow: 0.5, size: 1, lift: 1 },
  talking: { lid: 'open', brow: 0, size: 1, lift: 2 },
  munching: { lid: 'arc', brow: 0, size: 0.92, lift: 1 },
  tickled: { lid: 'squeeze', brow: -0.4, size: 1, lift: 4 },
  asleep: { lid: 'rest', brow: 0, size: 1, lift: -1 },
}

const SHAPE: Record<Build['looks']['eye'], { wide: number; tilt: number }> = {
  tall: { wide: 0.7, tilt: 3 },
  round: { wide: 0.86, tilt: 0 },
  almond: { wide: 0.8, tilt: 12 },
}

/** A star with four points, one unit high. */
export const STAR: Ring = points(
  0,
  -1,
  0,
  -1,
  0.22,
  -0.22,
  1,
  0,
  1,
  0,
  0.22,
  0.22,
  0,
  1,
  0,
  1,
  -0.22,
  0.22,
  -1,
  0,
  -1,
  0,
  -0.22,
  -0.22,
)

/** The eyes as they are now, and the lids that cover them for a blink. */
export function eyes(
  build: Build,
  figure: Figure,
  expression: Expression,
): { open: Mark[]; closed: Mark[]; centre: Point } {
  const { head, face } = figure
  const act = LIDS[expression]
  const { depth, sparkle, lashes } = build.grown.eye
  const shape = SHAPE[build.looks.eye]
  const ry = head.h * face.eye * build.looks.eyeSize * act.size
  const rx = ry * shape.wide
  const y = head.y + head.h * face.drop
  const sides = [-1, 1].map(side => {
    const open: Mark[] = []
    const x = head.x + side * head.w * face.spread * build.looks.spread
    const put = (ring: Ring): Ring => place(ring, x, y, side * rx, ry, -side * shape.tilt)
    const still = (ring: Ring): Ring => place(ring, x, y, rx, ry)
    const arc = (rise: number, width: number, at: number): Mark => [
      put(
        tube(points(-1.02, at, -0.6, at - rise * 0.72, 0, at - rise, 0.6, at - rise * 0.72, 1.02, at), [
          0.04,
          width * 0.8,
          width,
          width * 0.8,
          0.04,
        ]),
      ),
      'ink',
    ]
    const lash: Mark[] = Array.from(
      { length: Math.min(2, Math.ceil(lashes / 4)) },
      (_, k): Mark => [
        put(
          tube(
            points(
              0.72 - k * 0.26,
              -0.66 - k * 0.2,
              1.02 - k * 0.2,
              -0.88 - k * 0.24,
              1.32 - k * 0.24,
              -0.98 - k * 0.3,
            ),
            [0.1, 0.09, 0.01],
          ),
        ),
        'ink',
      ],
    )
    if (act.lid === 'open' || act.lid === 'half') {
      const whole = put(oval(0, 0, 1))
      open.push([whole, 'ink'])
      open.push([put(oval(0, 0.2, 0.84, 0.76)), 'softIris'])
      open.push([put(oval(0, 0.02, mix(0.5, 0.42, grownBy(depth)), mix(0.56, 0.48, grownBy(depth)))), 'ink'])
      open.push([put(oval(0, 0.7, 0.44, 0.16)), 'irisGlow', mix(0.5, 1, grownBy(depth))])
      open.push([still(oval(-0.3, -0.4, 0.4, 0.33, -18)), 'white'])
      open.push([still(oval(0.38, 0.36, 0.17, 0.15)), 'white'])
      if (sparkle > 0) open.push([still(place(STAR, 0.36, -0.3, mix(0.14, 0.26, grownBy(sparkle)))), 'white'])
      if (expression === 'joyful') open.push([still(place(STAR, -0.3, -0.4, 0.62, 0.56)), 'white'])
      if (act.lid === 'half') {
        open.push(
          [within(place(whole, 0, -1), oval(x, y - ry * 1.1, rx * 1.6, ry * 1.15)), 'coatShade'],
          arc(-0.12, 0.12, -0.02),
        )
      } else if (act.brow > 0.8) {
        open.push([
          within(place(whole, 0, -1), place(points(-2, -2, 2, -2, 2, -0.36, 0, -0.66, -2, -1.3), x, y, side * rx, ry)),
          'coat',
        ])
      } else
        open.push([
          put(
            tube(points(-0.9, -0.54, -0.5, -0.94, 0.1, -1.06, 0.7, -0.82, 1.08, -0.5), [0.02, 0.1, 0.13, 0.15, 0.02]),
          ),
          'ink',
        ])
      open.push(...lash)
    } else if (act.lid === 'arc') open.push(arc(0.86, 0.17, 0.3))
    else if (act.lid === 'rest') open.push(arc(-0.56, 0.15, 0.06))
    else
      open.push([
        put(
          tube(
            points(0.9, -0.5, 0.1, -0.14, -0.55, 0.1, -0.55, 0.1, 0.1, 0.34, 0.9, 0.66),
            [0.05, 0.15, 0.16, 0.16, 0.15, 0.05],
          ),
        ),
        'ink',
      ])
    if (act.brow !== 0 || build.looks.brow) {
      const up = -1.34 - act.lift * 0.02
      open.push([
        put(tube(points(-0.5, up - act.brow * 0.42, 0.1, up - 0.12, 0.66, up + act.brow * 0.3), [0.04, 0.11, 0.03])),
        'ink',
        0.75,
      ])
    }
    return { open, closed: arc(-0.5, 0.15, 0.14) }
  })
  const open = zip(sides[0]?.open ?? [], sides[1]?.open ?? [])
  return { open, closed: sides.map(side => side.closed), centre: [head.x, y] }
}
