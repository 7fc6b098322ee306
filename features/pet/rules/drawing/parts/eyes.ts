import type { Mark } from '../drawing.ts'
import type { Build, Figure } from '../figure.ts'
import { star } from '../ornaments.ts'
import { mix, oval, type Point, place, points, type Ring, shape, tube, zip } from '../path.ts'

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
const LIDS: Record<Expression, { lid: Lid; brow: number; size: number }> = {
  neutral: { lid: 'open', brow: 0, size: 1 },
  happy: { lid: 'arc', brow: 0, size: 1 },
  joyful: { lid: 'open', brow: -0.2, size: 1.1 },
  sleepy: { lid: 'half', brow: 0, size: 1 },
  worried: { lid: 'open', brow: 1, size: 0.97 },
  comforted: { lid: 'rest', brow: 0.5, size: 1 },
  talking: { lid: 'open', brow: -0.2, size: 1 },
  munching: { lid: 'arc', brow: 0, size: 0.92 },
  tickled: { lid: 'squeeze', brow: -0.4, size: 1 },
  asleep: { lid: 'rest', brow: 0, size: 1 },
}

const SHAPE: Record<Build['looks']['eye'], { wide: number; tilt: number }> = {
  tall: { wide: 0.74, tilt: 3 },
  round: { wide: 0.9, tilt: 0 },
  almond: { wide: 0.84, tilt: 9 },
}

const SQUEEZE = tube(points(0.9, -0.5, 0.1, -0.14, -0.55, 0.1, -0.55, 0.1, 0.1, 0.34, 0.9, 0.66), [
  ...[0.05, 0.15, 0.16, 0.16, 0.15, 0.05],
])

/** Three sparks in the iris. */
const SPARKS = points(-0.34, 0.44, 0.06, 0.56, 0.52, -0.1)
const DIAMOND = points(0, -1.2, 1, 0, 0, 1.2, -1, 0)

/** Lids over the upper part of the eye; the outer corner is to the right. */
const HALF_LID = shape('-105 -20 -105 -20 -104 -76 -48 -114 48 -114 104 -76 105 -20 105 -20 50 18 -50 18')
const WORRIED_LID = shape('-78 -74 -78 -74 -20 -114 60 -112 108 -50 106 -16 106 -16 40 -60')

const arc = (rise: number, width: number, at: number): Ring =>
  tube(points(-1.02, at, -0.55, at - rise * 0.8, 0.55, at - rise * 0.8, 1.02, at), [0.05, width, width, 0.05])

/** The eyes as they are now, and the lids that cover them for a blink. */
export function eyes(
  build: Build,
  figure: Figure,
  expression: Expression,
): { open: Mark[]; closed: Mark[]; centre: Point } {
  const { head, face } = figure
  const act = LIDS[expression]
  const { first: rim, second: shine } = build.grown.eye
  const sparks = Math.round(shine * SPARKS.length)
  // On a light face a rim must be dark to show.
  const rimmed = face.muzzle === 'mask' || face.muzzle === 'beak' ? 'accent' : 'belly'
  const form = SHAPE[build.looks.eye]
  const ry = head.h * face.eye * build.looks.eyeSize * act.size
  const rx = ry * form.wide
  const y = head.y + head.h * face.drop
  const sides = ([-1, 1] as const).map(side => {
    const x = head.x + side * head.w * face.spread * build.looks.spread
    const put = (ring: Ring): Ring => place(ring, x, y, side * rx, ry, -side * form.tilt)
    const still = (ring: Ring): Ring => place(ring, x, y, rx, ry)
    const open: Mark[] = []
    if (act.lid === 'open' || act.lid === 'half') {
      if (rim > 0)
        open.push([still(oval(0, 0, 1 + (build.pixel * rim * 3.7) / rx, 1 + (build.pixel * rim * 3.7) / ry)), rimmed])
      open.push(
        [put(oval(0, 0, 1)), 'ink'],
        [put(oval(0, 0.16, 0.84, 0.8)), 'softIris'],
        [put(oval(0, 0.02, 0.47, 0.5)), 'ink'],
        [put(oval(0, mix(0.7, 0.5, shine), mix(0.46, 0.78, shine), mix(0.15, 0.46, shine))), 'irisGlow', 0.85],
        ...(expression === 'joyful'
          ? [star(x - rx * 0.28, y - ry * 0.36, ry * 0.56, 'white')]
          : [[still(oval(-0.3, -0.4, 0.42, 0.34, -18)), 'white'] as Mark]),
        [still(oval(0.4, 0.36, 0.18, 0.16)), 'white'],
        ...SPARKS.slice(0, act.lid === 'open' ? sparks : 0).map(
          ([sx, sy]): Mark => [still(place(DIAMOND, sx, sy, 0.13)), 'white', 1, true],
        ),
      )
      if (act.lid === 'half') open.push([put(HALF_LID), 'coat'], [put(arc(-0.36, 0.1, -0.18)), 'ink'])
      if (act.brow > 0.8) open.push([put(WORRIED_LID), 'coat'])
    } else {
      const lid = { arc: arc(0.9, 0.16, 0.3), rest: arc(-0.6, 0.14, 0.06), squeeze: SQUEEZE }[act.lid]
      open.push([put(lid), 'ink'])
    }
    if (act.brow !== 0 || (build.looks.brow && build.grown.eye.rank === 0)) {
      const up = -1.42 + act.brow * 0.06
      const brow = tube(
        points(-0.42, up - act.brow * 0.42, 0.1, up - 0.12, 0.56, up + 0.06 + act.brow * 0.3),
        [0.05, 0.1, 0.04],
      )
      open.push([place(brow, x, y, side * rx, ry, side * 6), 'coatDeep'])
    }
    return { open, closed: [put(arc(-0.5, 0.14, 0.14)), 'ink'] as Mark }
  })
  const open = zip(sides[0]?.open ?? [], sides[1]?.open ?? [])
  return { open, closed: sides.map(side => side.closed), centre: [head.x, y] }
}
