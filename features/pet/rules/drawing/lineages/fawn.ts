import { grownBy } from '../dials.ts'
import { type Mark, type SolidTone, solid } from '../drawing.ts'
import type { Build, Figure } from '../figure.ts'
import { both, mix, oval, type Point, place, points, tube, within } from '../path.ts'

/** Four-legged fox-deer, seen from the front left: fox cheeks and brush, a deer's legs. */
export function fawn({ age, looks, grown }: Build): Figure {
  const tall = looks.tall * mix(0.97, 1.05, grownBy(grown.posture.height))
  const legs = mix(24, 92, age) * tall
  const long = mix(48, 64, age)
  const deep = mix(31, 37, age)
  const bodyY = -legs - deep * 0.72
  const bx = mix(14, 20, age)
  const hw = mix(70, 49, age) * looks.wide
  const hh = mix(58, 44, age)
  const hx = mix(-14, -42, age)
  const y = mix(-102, -224, age) * tall
  const body = place(
    points(
      -1.02,
      0,
      -0.92,
      -0.72,
      -0.4,
      -0.98,
      0.2,
      -0.76,
      0.78,
      -0.92,
      1.08,
      -0.4,
      1.02,
      0.5,
      0.5,
      0.92,
      -0.1,
      0.66,
      -0.7,
      0.98,
      -1,
      0.6,
    ),
    bx,
    bodyY,
    long,
    deep * mix(0.96, 1.06, grownBy(grown.posture.chest)),
  )
  const shoulder: Point = [bx - long * 0.56, bodyY - deep * 0.2]
  const neck = tube(
    points(shoulder[0], shoulder[1], mix(shoulder[0], hx, 0.5) - 2, mix(shoulder[1], y, 0.5), hx + 4, y + hh * 0.3),
    [deep * 0.86, mix(26, 21, age), mix(24, 18, age)],
  )
  const bib = within(
    tube(points(shoulder[0] - 8, shoulder[1] + deep * 0.8, shoulder[0] - 10, shoulder[1] - 4, hx, y + hh * 0.5), [
      deep * 0.4,
      deep * 0.66,
      mix(22, 17, age),
    ]),
    oval(shoulder[0] - deep * 0.36, (shoulder[1] + y + hh) / 2 + 4, deep * 0.9, Math.abs(shoulder[1] - y) * 0.6 + deep),
  )
  const leg = (x: number, lean: number, thick: number, tone: SolidTone): Mark[] => {
    const foot = mix(11, 8.5, age)
    const limb = tube(points(x, bodyY + deep * 0.1, x + lean, -legs * 0.5, x + lean * 0.4, -9), [
      thick,
      mix(thick * 0.7, 9, age),
      mix(10, 7.5, age),
    ])
    const hoof = points(
      x + lean * 0.4 - foot,
      -14,
      x + lean * 0.4 + foot,
      -14,
      x + lean * 0.4 + foot * 1.2,
      0,
      x + lean * 0.4 + foot * 0.9,
      1,
      x + lean * 0.4 - foot * 1.3,
      1,
      x + lean * 0.4 - foot * 1.5,
      -2,
    )
    return [...solid(limb, tone, 4), ...solid(hoof, 'accent', 3)]
  }
  return {
    head: {
      x: hx,
      y,
      w: hw,
      h: hh,
      ring: place(
        both(0, -1.04, 0.5, -1.04, 0.96, -0.64, 1.06, 0.06, 1.22, 0.5, 1.16, 0.56, 0.74, 0.82, 0.36, 1.1, 0, 1.12),
        hx,
        y,
        hw,
        hh,
      ),
    },
    torso: body,
    far: [...leg(bx - long * 0.28, -3, deep * 0.4, 'coatShade'), ...leg(bx + long * 0.5, 4, deep * 0.5, 'coatShade')],
    body: [
      ...leg(bx + long * 0.76, 6, deep * 0.62, 'coat'),
      ...leg(bx - long * 0.66, -2, deep * 0.46, 'coat'),
      ...solid(body, 'coat', deep * 0.34),
      ...solid(neck, 'coat', 5),
      [bib, 'softBelly'],
    ],
    limbs: [],
    wings: [
      { x: bx - long * 0.1, y: bodyY - deep * 0.5, turn: -30, size: 0.86 },
      { x: bx + long * 0.06, y: bodyY - deep * 0.42, turn: 44, front: true, size: 1.06 },
    ],
    tail: { x: bx + long * 0.86, y: bodyY - deep * 0.4, turn: mix(46, 62, age), size: mix(0.72, 1.2, age) },
    neck: { x: mix(shoulder[0], hx, 0.42), y: mix(shoulder[1], y, 0.42), w: mix(29, 24, age), tilt: -6 },
    cape: 'drape',
    hand: [bx - long * 0.72, -legs * 0.3],
    hip: [bx + long * 0.34, bodyY + deep * 0.2],
    ears: { at: 50, turn: 34, size: 1.12 },
    horns: { at: 22, turn: 14, size: 1.25 },
    face: { spread: 0.48, drop: 0.16, eye: mix(0.36, 0.32, age), muzzle: 'mask' },
    ground: { x: bx - 6, w: mix(66, 92, age) },
  }
}
