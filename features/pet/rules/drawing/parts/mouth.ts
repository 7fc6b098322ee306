import { type Mark, solid } from '../drawing.ts'
import type { Build, Figure } from '../figure.ts'
import { mix, oval, place, points, type Ring, shape, tube, twin } from '../path.ts'
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

const line = (width: number, text: string): Ring => {
  const spine = shape(text)
  return tube(
    spine,
    spine.map((_, i) => (i === 0 || i === spine.length - 1 ? width * 0.45 : width)),
  )
}

/** Closed lips, in units of the mouth, about (0, 0). */
const CLOSED: Record<Build['looks']['mouth'] | 'wobble' | 'chew' | 'sleep', Ring> = {
  cat: line(0.13, '-90 -10 -60 32 -18 26 0 -8 18 26 60 32 90 -10'),
  smile: line(0.13, '-78 -10 -40 30 40 30 78 -10'),
  fang: line(0.13, '-82 -4 -40 28 40 28 84 -14'),
  soft: line(0.13, '-50 0 -20 22 20 22 50 0'),
  wobble: line(0.13, '-62 30 -30 0 0 18 30 0 62 26'),
  chew: line(0.14, '-50 10 -25 34 0 8 25 34 50 10'),
  sleep: line(0.12, '-34 6 0 26 34 6'),
}

const OPEN = shape('-90 -20 -90 -20 0 0 90 -20 90 -20 88 54 42 104 -42 104 -88 54')
const BEAK = shape('-90 -6 -50 -64 0 -84 50 -64 90 -6 28 24 10 74 -10 74 -28 24')
const MASK = twin('0 -96 20 -50 66 -46 104 -8 96 26 66 52 38 84 0 93')
const WHISKER_PAD = twin('0 -46 50 -62 98 -8 72 54 0 74')
const NOSE = twin('0 -82 50 -82 104 -40 72 40 14 100')

/** An open mouth with its tongue. */
function mouthOpen(put: (ring: Ring) => Ring, wide: number, deep: number): Mark[] {
  const hole = put(place(OPEN, 0, 0, wide, deep))
  return [
    [hole, 'mouth'],
    [put(oval(0.02, deep * 0.74, wide * 0.5, deep * 0.26)), 'tongue'],
  ]
}

/** Mouth, nose or beak, and cheeks. */
export function mouth(build: Build, figure: Figure, expression: Expression): { mouth: Mark[]; nose: Mark[] } {
  const { head, face } = figure
  const lips = LIPS[expression]
  const unit = head.w * 0.17
  const beak = face.muzzle === 'beak'
  const y = head.y + head.h * (face.drop + face.eye * (beak ? 0.62 : face.muzzle === 'none' ? 0.86 : 1.02))
  const put = (ring: Ring): Ring => place(ring, head.x, y, unit)
  const { first: cheeks } = build.grown.glow
  const warm =
    expression === 'joyful' || expression === 'comforted' || expression === 'tickled' || expression === 'happy'
  const puff = lips === 'chew' ? 1.25 : 1
  const cheekY = head.y + head.h * (face.drop + face.eye * 1.05)
  const blush = [-1, 1].map(
    (side): Mark => [
      oval(
        head.x + side * head.w * (face.spread + 0.25),
        cheekY,
        build.pixel * mix(4.6, 12.6, cheeks) * puff,
        build.pixel * mix(3, 8.6, cheeks) * puff,
      ),
      'blush',
      warm ? 0.8 : mix(0.5, 0.76, cheeks),
    ],
  )
  const beard = build.form === 8 ? [solid(place(BEARD, head.x, head.y + head.h * 0.86, head.w * 0.4), 'ivory')] : []
  const nose: Mark[] = [...beard, ...pads(figure, y), ...blush]
  const out: Mark[] = []
  if (beak) {
    const gape = lips === 'open' || lips === 'wide' || lips === 'talk'
    if (gape) out.push(...mouthOpen(ring => place(ring, head.x, y + unit * 0.1, unit * 0.62), 1, 1.4))
    else out.push([put(oval(0, 0.5, 0.36, 0.32)), 'goldShade'])
    out.push(solid(put(BEAK), 'gold'))
    return { mouth: out, nose }
  }
  if (face.muzzle !== 'none') {
    const at = (ring: Ring): Ring => place(ring, head.x, y - unit * 0.64, unit * 0.5, unit * 0.38)
    nose.push([at(NOSE), 'ink'])
  }
  if (face.muzzle === 'whiskers')
    for (const side of [-1, 1])
      for (const k of [0, 1]) {
        const [ax, ay] = [head.x + side * unit * 2, y + (k - 0.5) * unit * 0.6]
        const far = points(ax, ay - 1, ax + side * unit * 3.2, ay + (k - 0.7) * unit * 0.8, ax, ay + 1)
        nose.push([far, 'coatDeep', 0.7, true])
      }
  if (lips === 'open') out.push(...mouthOpen(put, 0.8, 0.9))
  else if (lips === 'wide') out.push(...mouthOpen(put, 1.05, 1.35))
  else if (lips === 'talk')
    out.push([put(oval(0, 0.34, 0.46, 0.5)), 'mouth'], [put(oval(0.02, 0.58, 0.28, 0.2)), 'tongue'])
  else {
    const closed = lips === 'rest' ? build.looks.mouth : lips === 'soft' ? 'smile' : lips
    out.push([put(CLOSED[closed]), 'ink'])
    if (closed === 'fang') out.push([put(points(0.22, 0.24, 0.58, 0.2, 0.46, 0.64)), 'white', 1, true])
  }
  return { mouth: out, nose }
}

const BEARD = shape('-70 -30 0 -10 70 -30 74 30 36 84 6 150 6 150 -26 90 -74 30')

/** The light fur about the mouth. */
function pads({ head, face }: Figure, y: number): Mark[] {
  if (face.muzzle === 'snout') return [solid(oval(head.x, y + head.h * 0.04, head.w * 0.36, head.h * 0.25), 'belly')]
  if (face.muzzle === 'mask')
    return [solid(place(MASK, head.x, head.y + head.h * 0.36, head.w * 1.02, head.h * 0.8), 'belly')]
  if (face.muzzle === 'whiskers')
    return [solid(place(WHISKER_PAD, head.x, y + head.h * 0.02, head.w * 0.48, head.h * 0.34), 'belly')]
  return []
}
