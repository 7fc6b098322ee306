import { grownBy } from '../dials.ts'
import { type Mark, solid } from '../drawing.ts'
import type { Build, Figure } from '../figure.ts'
import { mix, oval, place, points, type Ring, tube, within } from '../path.ts'
import type { Expression } from './eyes.ts'

type Lips = 'rest' | 'open' | 'wide' | 'talk' | 'wobble' | 'chew' | 'sleep' | 'soft'

const LIPS: Record<Expression, Lips> = {
  neutral: 'rest',
  happy: 'open',
  joyful: 'wide',
  sleepy: 'sleep',
  worried: 'wobble',
  comforted: 'soft',
  talking: 'talk',
  munching: 'chew',
  tickled: 'wide',
  asleep: 'sleep',
}

const line = (width: number, ...flat: number[]): Ring => {
  const spine = points(...flat)
  return tube(
    spine,
    spine.map((_, i) => (i === 0 || i === spine.length - 1 ? width * 0.45 : width)),
  )
}

/** Closed lips, in units of the mouth, about (0, 0). */
const CLOSED: Record<Build['looks']['mouth'] | 'wobble' | 'chew' | 'sleep', Ring> = {
  cat: line(0.13, -0.9, -0.1, -0.62, 0.3, -0.2, 0.26, 0, -0.06, 0.2, 0.26, 0.62, 0.3, 0.9, -0.1),
  smile: line(0.13, -0.78, -0.1, -0.4, 0.26, 0, 0.36, 0.4, 0.26, 0.78, -0.1),
  fang: line(0.13, -0.82, -0.04, -0.4, 0.26, 0.1, 0.34, 0.5, 0.2, 0.84, -0.14),
  soft: line(0.13, -0.5, 0, -0.2, 0.2, 0.2, 0.2, 0.5, 0),
  wobble: line(0.13, -0.62, 0.3, -0.3, 0.02, 0, 0.16, 0.3, 0, 0.62, 0.26),
  chew: line(0.14, -0.5, 0.1, -0.25, 0.3, 0, 0.1, 0.25, 0.3, 0.5, 0.1),
  sleep: line(0.12, -0.34, 0.06, 0, 0.2, 0.34, 0.06),
}

const OPEN: Ring = points(
  -0.9,
  -0.2,
  -0.9,
  -0.2,
  0,
  -0.02,
  0.9,
  -0.2,
  0.9,
  -0.2,
  0.86,
  0.5,
  0.4,
  1,
  -0.4,
  1,
  -0.86,
  0.5,
)

/** An open mouth with its tongue. */
function mouthOpen(put: (ring: Ring) => Ring, wide: number, deep: number): Mark[] {
  const hole = put(place(OPEN, 0, 0, wide, deep))
  return [
    [hole, 'mouth'],
    [within(hole, put(oval(0.04, deep * 1.02, wide * 0.62, deep * 0.5))), 'tongue'],
  ]
}

/** Mouth, nose or beak, and cheeks. */
export function mouth(build: Build, figure: Figure, expression: Expression): { mouth: Mark[]; nose: Mark[] } {
  const { head, face } = figure
  const lips = LIPS[expression]
  const unit = head.w * 0.17
  const beak = face.muzzle === 'beak'
  const y = head.y + head.h * (face.drop + face.eye * (beak ? 0.75 : 0.98))
  const put = (ring: Ring): Ring => place(ring, head.x, y, unit)
  const out: Mark[] = []
  const nose: Mark[] = []
  const { cheeks } = build.grown.glow
  const warm =
    expression === 'joyful' || expression === 'comforted' || expression === 'tickled' || expression === 'happy'
  for (const side of [-1, 1]) {
    const puff = lips === 'chew' ? 1.25 : 1
    nose.push([
      oval(
        head.x + side * head.w * (face.spread + 0.23),
        y - unit * 0.25,
        unit * mix(0.62, 0.9, grownBy(cheeks)) * puff,
        unit * mix(0.36, 0.5, grownBy(cheeks)) * puff,
      ),
      'blush',
      warm ? 0.72 : mix(0.36, 0.56, grownBy(cheeks)),
    ])
  }
  if (beak) {
    const gape = lips === 'open' || lips === 'wide' || lips === 'talk' ? 1 : 0
    const upper = put(
      points(-0.86, -0.1, -0.5, -0.62, 0, -0.8, 0.5, -0.62, 0.86, -0.1, 0.3, 0.24, 0.1, 0.66, -0.1, 0.66, -0.3, 0.24),
    )
    if (gape) out.push(...mouthOpen(ring => place(ring, head.x, y + unit * 0.1, unit * 0.62), 1, 1.3))
    else out.push([put(oval(0, 0.46, 0.34, 0.3)), 'goldShade'])
    out.push(...solid(upper, 'gold', unit * 0.2))
    return { mouth: out, nose }
  }
  if (face.muzzle === 'mask' || face.muzzle === 'whiskers') {
    const low = head.y + head.h * 0.92
    const patch =
      face.muzzle === 'mask'
        ? points(
            0,
            -1.02,
            0.2,
            -0.5,
            0.7,
            -0.42,
            1.05,
            0.1,
            0.8,
            0.9,
            0,
            1.1,
            -0.8,
            0.9,
            -1.05,
            0.1,
            -0.7,
            -0.42,
            -0.2,
            -0.5,
          )
        : points(-0.5, -0.6, 0, -0.44, 0.5, -0.6, 0.94, -0.1, 0.7, 0.5, 0, 0.7, -0.7, 0.5, -0.94, -0.1)
    nose.unshift([
      within(
        place(
          patch,
          head.x,
          mix(low, y, 0.5),
          head.w * (face.muzzle === 'mask' ? 0.86 : 0.46),
          head.h * (face.muzzle === 'mask' ? 0.6 : 0.5),
        ),
        head.ring,
      ),
      'softBelly',
    ])
  }
  if (face.muzzle !== 'none') {
    const at = (ring: Ring): Ring => place(ring, head.x, y - unit * 0.62, unit * 0.46, unit * 0.36)
    nose.push([
      at(points(-0.5, -0.8, 0.5, -0.8, 1, -0.4, 0.7, 0.4, 0.12, 0.96, -0.12, 0.96, -0.7, 0.4, -1, -0.4)),
      'ink',
    ])
    nose.push([at(oval(-0.3, -0.36, 0.34, 0.2, -14)), 'white', 0.7])
  }
  if (face.muzzle === 'whiskers') {
    for (const side of [-1, 1])
      for (const k of [0, 1]) {
        nose.push([
          tube(
            points(
              head.x + side * unit * 1.5,
              y + (k - 0.6) * unit * 0.5,
              head.x + side * unit * 3,
              y + (k - 0.9) * unit * 0.7,
              head.x + side * unit * 4.3,
              y + (k - 0.7) * unit * 0.9,
            ),
            [unit * 0.08, unit * 0.09, 0.2],
          ),
          'belly',
        ])
      }
  }
  if (lips === 'open') out.push(...mouthOpen(put, 0.8, 0.9))
  else if (lips === 'wide') out.push(...mouthOpen(put, 1.05, 1.35))
  else if (lips === 'talk')
    out.push([put(oval(0, 0.34, 0.46, 0.5)), 'mouth'], [put(oval(0.02, 0.58, 0.28, 0.2)), 'tongue'])
  else if (lips === 'rest') {
    out.push([put(CLOSED[build.looks.mouth]), 'ink'])
    if (build.looks.mouth === 'fang')
      out.push([put(points(0.26, 0.26, 0.26, 0.26, 0.6, 0.2, 0.6, 0.2, 0.46, 0.62, 0.44, 0.62)), 'white'])
  } else out.push([put(lips === 'soft' ? CLOSED.smile : CLOSED[lips]), 'ink'])
  return { mouth: out, nose }
}
