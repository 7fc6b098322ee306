import { grownBy } from '../dials.ts'
import { type Mark, solid } from '../drawing.ts'
import type { Build, Figure } from '../figure.ts'
import { both, mix, oval, place, points, tube, within, zip } from '../path.ts'

/** Round bird: one ball from crown to rump that grows into a chest, on thin legs, with wings at its sides. */
export function bird({ age, looks, grown }: Build): Figure {
  const tall = looks.tall * mix(0.97, 1.05, grownBy(grown.posture.height))
  const legs = mix(10, 40, age) * tall
  const hw = mix(66, 50, age) * looks.wide
  const hh = mix(52, 45, age)
  const broad = mix(72, 76, age) * mix(1, 1.06, grownBy(grown.posture.chest))
  const y = mix(-84, -206, age) * tall
  const bottom = -legs
  const deep = bottom - y
  const ball = both(
    0,
    y - hh * 1.12,
    hw * 0.6,
    y - hh * 1.1,
    hw * 1.02,
    y - hh * 0.62,
    hw * 1.14,
    y + hh * 0.2,
    mix(broad * 1.05, hw * 1.1, age * 0.7),
    y + deep * 0.44,
    broad * mix(1.02, 1.12, age),
    y + deep * 0.72,
    broad * 0.82,
    bottom - 4,
    broad * 0.36,
    bottom + 4,
    0,
    bottom + 4,
  )
  const belly = within(ball, oval(0, bottom - deep * 0.28, broad * 0.72, deep * mix(0.46, 0.42, age)))
  const leg = (side: number): Mark[] => {
    const x = side * mix(22, 26, age)
    const toe = (dx: number, dy: number) =>
      tube(points(x, -7, x + dx * 0.6, -5 + dy * 0.4, x + dx, -2 + dy), [4.5, 4, 3.2])
    return [
      [tube(points(x, bottom - 6, x + side, bottom / 2 - 2, x, -6), [5, 4.5, 5]), 'goldShade'],
      ...[-13, 12, 0].map((dx): Mark => [toe(dx + side * 3, dx === 0 ? 2 : 0), 'gold']),
    ]
  }
  return {
    head: { x: 0, y, w: hw, h: hh, ring: ball, bare: true },
    torso: ball,
    far: zip(leg(-1), leg(1)),
    body: [
      ...solid(ball, 'coat', broad * 0.2),
      [belly, 'softBelly'],
      ...scallops(age, bottom, deep, grown.posture.chest),
    ],
    limbs: [],
    wings: [-1, 1].map(side => ({
      x: side * mix(broad * 0.9, hw * 1.06, age),
      y: y + deep * mix(0.38, 0.3, age),
      turn: side * mix(132, 84, age),
      front: age < 0.45,
      size: mix(2.5, 1.12, Math.min(1, age * 1.4)),
    })) as unknown as Figure['wings'],
    bornWinged: true,
    tail: {
      x: mix(30, 22, age),
      y: bottom - deep * 0.16,
      turn: mix(104, 128, age),
      size: mix(0.72, 1.3, age),
      kind: 'fan',
    },
    neck: { x: 0, y: y + mix(hh * 0.98, hh * 1.04, age), w: mix(hw * 0.96, hw * 0.92, age) },
    cape: 'behind',
    hand: [-broad * 0.98, y + deep * 0.72],
    hip: [broad * 0.7, bottom - deep * 0.24],
    ears: age > 0.3 || looks.ear !== 'fin' ? { at: 34, turn: 32, size: 0.5 } : null,
    horns: { at: 18, turn: 12, size: 0.8 },
    face: { spread: 0.46, drop: mix(0.02, 0.06, age), eye: mix(0.4, 0.36, age), muzzle: 'beak' },
    ground: { x: 0, w: mix(58, 76, age) },
  }
}

/** Rows of downy feathers on the breast. */
function scallops(age: number, bottom: number, deep: number, level: number): Mark[] {
  const rows = Math.min(3, 1 + Math.floor(level / 5))
  return Array.from({ length: rows }, (_, row) => row).flatMap(row =>
    [-1, 0, 1].slice(row % 2, 3).map((k): Mark => {
      const x = (k - (row % 2) * 0.5) * 22
      const y = bottom - deep * 0.36 + row * mix(12, 18, age)
      return [place(points(-8, -3, -5, 3, 0, 6, 5, 3, 8, -3, 4, 1, 0, 2, -4, 1), x, y), 'bellyShade']
    }),
  )
}
