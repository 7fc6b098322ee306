import { type Mark, type Material, solid } from '../drawing.ts'
import type { Build, Figure } from '../figure.ts'
import { ON_ACCENT, ON_COAT, ornaments } from '../ornaments.ts'
import { mix, oval, type Point, place, points, shape, tube, twin } from '../path.ts'

const HEAD = twin('0 -111 54 -106 99 -60 112 12 102 72 54 104 0 107')
const DOME = shape('-108 6 -110 -46 -74 -100 -4 -116 70 -100 108 -48 110 6 60 14 -60 14')
const RIM = shape('-108 -10 -60 5 0 9 60 5 108 -10 114 4 100 18 0 24 -100 18 -114 4')
const PLATE = shape('-50 -100 50 -100 106 0 50 100 -50 100 -106 0')

/** Shelled turtle-bug: a dome of plates on sturdy legs, a head on a neck that lengthens, two feelers. */
export function turtle({ age, looks, grown, form, pixel }: Build): Figure {
  const tall = looks.tall * mix(0.95, 1.08, grown.posture.first)
  const legs = mix(15, 46, age) * tall
  const sw = mix(68, 98, age) * looks.wide
  const sh = mix(76, 118, age) * mix(0.97, 1.12, grown.posture.second)
  const sx = mix(22, 30, age)
  const base = -legs - mix(10, 16, age)
  const hw = mix(68, 62, age) * looks.wide
  const hh = mix(57, 53, age)
  const hx = mix(-30, -70, age)
  const y = mix(-74, -166, age) * tall
  const on = (ring: typeof DOME, high = sh) => place(ring, sx, base, sw, high)
  const plates = [
    [0.02, -0.64, 0.3, 0.25],
    [0.66, -0.46, 0.24, 0.24],
    [-0.62, -0.48, 0.24, 0.24],
    [0.36, -0.2, 0.18, 0.13],
    [-0.3, -0.2, 0.18, 0.13],
  ].map(
    ([px = 0, py = 0, w = 0, h = 0]): Mark => [
      place(PLATE, sx + px * sw, base + py * sh, w * sw, h * sh),
      'accentLit',
      0.75,
    ],
  )
  const spikes = Array.from({ length: Math.max(0, Math.min(4, form - 4)) }, (_, i): Mark => {
    const a = mix(-4, 78, i / 3)
    const r = (a * Math.PI) / 180
    const size = mix(0.66, 1.1, age)
    const tip = points(-13, 10, -9, -8, 2, -28, 2, -28, 11, -6, 13, 10)
    return solid(place(tip, sx + Math.sin(r) * sw * 0.98, base - Math.cos(r) * sh * 1.02, size, size, a), 'ivory')
  })
  const leg = (x: number, thick: number, material: Material): Mark[] => [
    solid(tube(points(x, base + 4, x, -legs * 0.5, x - 1, -10), [thick, thick * 0.96, thick]), material),
    solid(
      points(x - thick * 1.25, -1, x - thick * 1.25, -14, x - 2, -20, x + thick, -14, x + thick * 1.2, 0, x, 4),
      material,
    ),
  ]
  const shoulder = sx - sw * 0.7
  const neck = (dx: number, w: number) =>
    tube(
      points(shoulder + 16 + dx, base + 2, mix(shoulder, hx, 0.5) + dx, mix(base, y, 0.36), hx + 4 + dx, y + hh * 0.4),
      [...[mix(26, 34, age) * w, mix(26, 29, age) * w, mix(26, 25, age) * w]],
    )
  const { first: reach, second: knob } = grown.ear
  const top = y - hh * mix(1.4, 1.48, age) - mix(0, 22, reach)
  const feeler = (side: number): readonly Point[] => {
    const fx = hx + side * hw * 0.28
    return [
      [fx, y - hh * 0.8],
      [fx + side * 3, mix(y - hh * 0.8, top, 0.5)],
      [fx + side * mix(23, 25, age), top],
    ]
  }
  const feelers = [
    ...[-1, 1].map((side): Mark => [tube(feeler(side), [3.8, 3.4, 3.2]), 'coatShade']),
    ...[-1, 1].map(side =>
      solid(oval(hx + side * (hw * 0.28 + mix(24, 26, age)), top - 2, pixel * mix(6, 10, knob)), 'accent'),
    ),
    ...ornaments(
      'ear',
      grown.ear,
      [-1, 1].map((side): Point => [hx + side * (hw * 0.28 + mix(24, 26, age)), top - 2]),
      pixel,
      ON_ACCENT,
    ),
  ]
  return {
    head: { x: hx, y, w: hw, h: hh, ring: place(HEAD, hx, y, hw, hh) },
    behindHead: feelers,
    feet: {
      places: [sx + sw * 0.42, sx + sw * 0.75].map((px): Point => [px, -10]),
      tones: ON_COAT,
    },
    marks: {
      places: [0.42, 0.8].map((t): Point => [sx + sw * t, base - sh * 0.03]),
      tones: ['accentShade', 'belly', 'coatDeep', 'gem'],
    },
    far: [...leg(sx - sw * 0.3, mix(14, 18, age), 'far'), ...leg(sx + sw * 0.74, mix(14, 18, age), 'far')],
    body: [
      ...spikes,
      ...leg(sx + sw * 0.42, mix(17, 22, age), 'coat'),
      ...leg(sx - sw * 0.66, mix(17, 21, age), 'coat'),
      solid(on(DOME), 'accent'),
      ...plates,
      [on(RIM, sh * 0.74), 'accentLit'],
      solid(neck(0, 1), 'coat'),
      solid(neck(-9, 0.52), 'belly'),
      [oval(hx + 4, y + hh * 1.02, hw * 0.4, 9), 'coatDeep', 0.28],
    ],
    limbs: [],
    wings: [
      { x: sx + sw * mix(0.2, -0.12, age), y: base - sh * 0.98, turn: -34, size: 1.15 },
      { x: sx + sw * 0.3, y: base - sh * 0.92, turn: 38, size: 1.05 },
    ],
    tail: { x: sx + sw * 0.98, y: base + 6, turn: 96, size: mix(0.66, 0.86, age), kind: 'stub' },
    neck: { x: mix(shoulder + 10, hx, 0.56), y: mix(base, y, mix(0.24, 0.4, age)), w: mix(30, 32, age), tilt: -6 },
    cape: 'none',
    hand: [sx - sw * 0.8, -legs * 0.5],
    hip: [sx + sw * 0.12, base + 4],
    ears: null,
    horns: { at: 48, turn: 38, size: 0.8 },
    face: { spread: 0.46, drop: 0.08, eye: mix(0.37, 0.35, age), muzzle: 'none' },
    centre: mix(14, 26, age),
    ground: { x: sx - 8, w: mix(88, 120, age) },
  }
}
