import { grownBy } from '../dials.ts'
import { cast, type Mark, solid } from '../drawing.ts'
import type { Build, Figure } from '../figure.ts'
import { both, mix, type Point, place, points, tube } from '../path.ts'

const YOUNG = points(2, -58, -4, -44, -2, -30, 12, -25, 38, -22, 62, -18, 82, -24, 92, -42, 86, -58)
const OLD = points(-18, -196, -34, -152, -30, -104, -4, -62, 40, -34, 88, -26, 130, -36, 150, -70, 136, -104)
const YOUNG_WIDE = [30, 38, 40, 36, 26, 18, 13, 10, 6]
const OLD_WIDE = [24, 29, 33, 37, 36, 28, 20, 14, 7]

/** Long dragon-otter: one sweep from chin to tail tip, with short arms, a fin along the back and whiskers. */
export function otter({ age, looks, grown, form }: Build): Figure {
  const tall = looks.tall * mix(0.97, 1.05, grownBy(grown.posture.height))
  const spine = YOUNG.map(
    ([x, y], i): Point => [
      mix(x, OLD[i]?.[0] ?? 0, age) - mix(14, 10, age),
      mix(y, OLD[i]?.[1] ?? 0, age) * (i < 4 ? tall : 1),
    ],
  )
  const stout = mix(1, 1.08, grownBy(grown.posture.chest))
  const wide = YOUNG_WIDE.map((w, i) => mix(w, OLD_WIDE[i] ?? 0, age) * (i < 4 ? stout : 1))
  const at = (i: number): Point => spine[i] ?? [0, 0]
  const body = tube(spine, wide)
  const belly = tube(
    spine.slice(0, 5).map(([x, y], i): Point => [x - (wide[i] ?? 0) * 0.3, y + (i > 3 ? 8 : i === 3 ? 4 : 0)]),
    wide.slice(0, 5).map((w, i) => w * (i > 3 ? 0.3 : 0.56)),
  )
  const hw = mix(76, 56, age) * looks.wide
  const hh = mix(58, 46, age)
  const [nx, ny] = at(0)
  const y = ny - hh * mix(0.62, 0.58, age)
  const fins: Mark[] = [1, 2, 3, 4, 5, 6].slice(0, Math.min(6, 2 + Math.floor(form / 2))).flatMap(i => {
    const [ax, ay] = at(i - 1)
    const [cx, cy] = at(i + 1)
    const [px, py] = at(i)
    const angle = (Math.atan2(cy - ay, cx - ax) * 180) / Math.PI
    const size = mix(0.5, 1, age) * mix(1, 0.6, Math.abs(i - 3) / 3)
    return solid(
      place(
        points(-20, 6, -10, -16, 16, -34, 16, -34, 22, -8, 22, 6),
        px + Math.sin((angle * Math.PI) / 180) * (wide[i] ?? 0) * 0.84,
        py - Math.cos((angle * Math.PI) / 180) * (wide[i] ?? 0) * 0.84,
        size,
        size,
        angle,
      ),
      'accent',
      4,
    )
  })
  const foot = (x: number): Mark[] =>
    solid(points(x - 22, -1, x - 18, -14, x - 2, -17, x + 16, -12, x + 20, 0, x + 8, 3, x - 14, 3), 'coat', 4)
  const [sx, sy] = at(1)
  const reach = mix(20, 44, age)
  const arm = (side: number): Mark[] => {
    const x = sx + side * (wide[1] ?? 0) * 0.74
    const limb = tube(
      points(x - side * 4, sy + 2, x + side * 5, sy + reach * 0.5, x - side * 4, sy + reach),
      [10, 10.5, 11],
    )
    return [cast(limb), ...solid(limb, 'coat', 4)]
  }
  const [tx, ty] = at(8)
  return {
    head: {
      x: nx,
      y,
      w: hw,
      h: hh,
      ring: place(both(0, -1.04, 0.5, -1.06, 0.94, -0.72, 1.1, 0, 1.1, 0.56, 0.7, 0.98, 0, 1.04), nx, y, hw, hh),
    },
    torso: body,
    far: fins,
    body: [
      ...solid(body, 'coat', mix(9, 10, age)),
      [belly, 'softBelly'],
      ...foot(at(3)[0] - mix(24, 26, age)),
      ...foot(at(3)[0] + mix(22, 40, age)),
    ],
    limbs: [-1, 1].map(side => ({
      name: side < 0 ? 'arm-left' : 'arm-right',
      pivot: [sx + side * (wide[1] ?? 0) * 0.7, sy] as const,
      marks: arm(side),
    })),
    wings: [
      { x: sx - 10, y: sy + 4, turn: -66, size: 0.92 },
      { x: sx + 12, y: sy + 4, turn: 56, size: 0.92 },
    ],
    tail: { x: tx, y: ty + 4, turn: mix(-14, -26, age), size: mix(0.42, 0.6, age) },
    neck: { x: nx - mix(1, 3, age), y: y + hh * mix(0.98, 1.06, age), w: (wide[0] ?? 0) * 1.12, tilt: 4 },
    cape: 'behind',
    hand: [sx - (wide[1] ?? 0) * 0.74, sy + reach],
    hip: [sx + (wide[2] ?? 0) * 0.5, at(2)[1] + 12],
    ears: { at: 56, turn: 40, size: 0.78 },
    horns: { at: 24, turn: 20, size: 1.05 },
    face: { spread: 0.5, drop: 0.06, eye: mix(0.36, 0.33, age), muzzle: 'whiskers' },
    ground: { x: mix(18, 26, age), w: mix(78, 116, age) },
  }
}
