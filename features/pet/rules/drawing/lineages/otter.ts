import { type Mark, solid } from '../drawing.ts'
import type { Build, Figure } from '../figure.ts'
import { ON_COAT } from '../ornaments.ts'
import { along, mix, oval, type Point, place, points, shape, tube, twin } from '../path.ts'

const YOUNG = points(0, -60, -4, -46, -2, -37, 14, -33, 40, -29, 64, -23, 84, -27, 96, -44, 92, -62)
const OLD = points(-16, -186, -34, -146, -30, -102, -4, -64, 40, -38, 90, -29, 132, -40, 154, -76, 142, -112)
const YOUNG_WIDE = [32, 40, 42, 38, 27, 19, 14, 10, 6]
const OLD_WIDE = [29, 33, 37, 40, 38, 30, 22, 15, 8]
const HEAD = twin('0 -109 56 -105 102 -64 118 6 114 58 74 98 36 104 0 104')
const FIN = shape('-20 8 -12 -14 12 -36 20 -36 18 -10 22 8')

/** Long dragon-otter: one sweep from chin to tail tip, with short arms, fins along the back and whiskers. */
export function otter({ age, looks, grown, form }: Build): Figure {
  const tall = looks.tall * mix(0.95, 1.08, grown.posture.first)
  const spine = YOUNG.map(
    ([x, y], i): Point => [
      mix(x, OLD[i]?.[0] ?? 0, age) - mix(16, 14, age),
      mix(y, OLD[i]?.[1] ?? 0, age) * (i < 4 ? tall : 1),
    ],
  )
  const stout = mix(0.97, 1.14, grown.posture.second)
  const wide = YOUNG_WIDE.map((w, i) => mix(w, OLD_WIDE[i] ?? 0, age) * (i < 4 ? stout : 1))
  const at = (i: number): Point => spine[i] ?? [0, 0]
  const across = (i: number): number => wide[i] ?? 0
  const body = tube(spine, wide)
  const belly = tube(
    spine.slice(0, 5).map(([x, y], i): Point => [x - across(i) * 0.32, y + (i > 3 ? 9 : i === 3 ? 5 : 0)]),
    wide.slice(0, 5).map((w, i) => w * (i > 3 ? 0.3 : 0.56)),
  )
  const hw = mix(78, 68, age) * looks.wide
  const hh = mix(60, 55, age)
  const [nx, ny] = at(0)
  const y = ny - hh * mix(0.66, 0.6, age)
  const fins = [2, 1, 3, 4, 5, 6].slice(0, Math.min(5, 2 + Math.floor(form / 2))).map((i): Mark => {
    const [px, py] = at(i)
    const [dx, dy] = along(spine, i)
    const size = mix(0.5, 1, age) * mix(1.05, 0.6, Math.abs(i - 3) / 3)
    const turn = (Math.atan2(dy, dx) * 180) / Math.PI
    const off = across(i) * 0.86
    return solid(place(FIN, px + dy * off, py - dx * off, size * 100, size * 100, turn), 'accent')
  })
  const foot = (x: number): Mark =>
    solid(points(x - 23, -1, x - 19, -15, x - 2, -19, x + 17, -13, x + 21, 0, x + 8, 4, x - 14, 4), 'coat')
  const [sx, sy] = at(1)
  const reach = mix(20, 42, age)
  const arm = (side: number): Mark[] => {
    const x = sx + side * across(1) * 0.72
    const limb = tube(points(x - side * 4, sy, x + side * 6, sy + reach * 0.5, x - side * 3, sy + reach), [10, 12, 13])
    return [solid(limb, 'coat')]
  }
  const [tx, ty] = at(8)
  const above = (where: number): Point => {
    const i = Math.floor(where)
    const t = where - i
    const [[ax, ay], [bx, by]] = [at(i), at(i + 1)]
    const [dx, dy] = along(points(ax, ay, bx, by), 0)
    const off = mix(across(i), across(i + 1), t) * 0.3
    return [mix(ax, bx, t) + dy * off, mix(ay, by, t) - dx * off]
  }
  return {
    head: { x: nx, y, w: hw, h: hh, ring: place(HEAD, nx, y, hw, hh) },
    feet: {
      places: [-mix(26, 28, age), mix(24, 38, age)].map((dx): Point => [at(3)[0] + dx, -9]),
      tones: ON_COAT,
    },
    marks: { places: [4.6, 5.4].map(above), tones: ON_COAT },
    far: fins,
    body: [
      solid(body, 'coat'),
      solid(belly, 'belly'),
      foot(at(3)[0] - mix(26, 28, age)),
      foot(at(3)[0] + mix(24, 38, age)),
      [oval(nx - 2, y + hh * 1.04, across(0) * 0.92, 10), 'coatDeep', 0.26],
    ],
    limbs: [-1, 1].map(side => ({
      name: side < 0 ? 'arm-left' : 'arm-right',
      pivot: [sx + side * across(1) * 0.68, sy] as const,
      marks: arm(side),
    })),
    wings: [
      { x: sx - mix(40, 26, age), y: sy + mix(16, -2, age), turn: mix(-84, -40, age), size: 0.94 },
      { x: sx + mix(44, 30, age), y: sy + mix(6, -2, age), turn: mix(84, 38, age), size: 0.86 },
    ],
    tail: { x: tx, y: ty + 4, turn: mix(-14, -26, age), size: mix(0.68, 0.7, age) },
    tailSpine: { spine: spine.slice(3, 9), widths: wide.slice(3, 9) },
    neck: { x: nx - mix(1, 3, age), y: y + hh * mix(1.02, 1.1, age), w: across(0) * 1.1, tilt: 4 },
    cape: 'behind',
    hand: [sx - across(1) * 0.72, sy + reach],
    hip: [sx + across(2) * 0.5, at(2)[1] + 12],
    ears: { at: 54, turn: 36, size: 0.84 },
    horns: { at: 22, turn: 18, size: 1 },
    face: { spread: 0.48, drop: 0.02, eye: mix(0.37, 0.35, age), muzzle: 'whiskers' },
    centre: mix(8, 18, age),
    ground: { x: mix(18, 26, age), w: mix(80, 118, age) },
  }
}
