import { grownBy } from '../dials.ts'
import { type Mark, type SolidTone, solid } from '../drawing.ts'
import type { Build, Figure } from '../figure.ts'
import { both, mix, oval, place, points, tube, within } from '../path.ts'

/** Shelled turtle-bug: a dome of plates on sturdy legs, a head on a neck that lengthens, two feelers. */
export function turtle({ age, looks, grown, form }: Build): Figure {
  const tall = looks.tall * mix(0.97, 1.05, grownBy(grown.posture.height))
  const legs = mix(16, 62, age) * tall
  const sw = mix(66, 92, age)
  const sh = mix(74, 108, age) * mix(1, 1.06, grownBy(grown.posture.chest))
  const sx = mix(20, 30, age)
  const base = -legs - mix(8, 16, age)
  const hw = mix(62, 49, age) * looks.wide
  const hh = mix(53, 43, age)
  const hx = mix(-26, -64, age)
  const y = mix(-72, -196, age) * tall
  const dome = place(
    points(
      -1.06,
      -0.02,
      -1.06,
      -0.5,
      -0.7,
      -1.0,
      -0.02,
      -1.12,
      0.7,
      -1.0,
      1.06,
      -0.5,
      1.08,
      -0.04,
      0.9,
      0.08,
      0,
      0.12,
      -0.9,
      0.08,
    ),
    sx,
    base,
    sw,
    sh,
  )
  const rim = place(
    points(-1.12, -0.14, -0.6, 0, 0, 0.05, 0.6, 0, 1.12, -0.16, 1.2, 0.06, 1.02, 0.2, 0, 0.24, -1.02, 0.2, -1.2, 0.06),
    sx,
    base,
    sw,
    sh * 0.8,
  )
  const under = place(
    points(-0.86, -0.1, 0.9, -0.1, 0.86, 0.2, 0.5, 0.36, -0.5, 0.36, -0.84, 0.2),
    sx,
    base + 4,
    sw,
    mix(46, 52, age),
  )
  const plate = (px: number, py: number, w: number, h: number): Mark => [
    within(
      dome,
      place(
        points(-0.5, -1, 0.5, -1, 1.05, 0, 0.5, 1, -0.5, 1, -1.05, 0),
        sx + px * sw,
        base + py * sh,
        w * sw,
        h * sh,
      ),
    ),
    'accentLit',
  ]
  const plates = [
    plate(0.02, -0.62, 0.3, 0.25),
    plate(0.66, -0.44, 0.24, 0.24),
    plate(-0.62, -0.46, 0.24, 0.24),
    plate(0.34, -0.2, 0.17, 0.12),
    plate(-0.3, -0.2, 0.17, 0.12),
  ]
  const spikes = Array.from({ length: Math.max(0, Math.min(5, form - 4)) }, (_, i): Mark[] => {
    const a = mix(-8, 76, i / 4)
    const r = (a * Math.PI) / 180
    return solid(
      place(
        points(-12, 8, -8, -8, 2, -26, 2, -26, 10, -6, 12, 8),
        sx + Math.sin(r) * sw * 0.96,
        base - Math.cos(r) * sh * 1.0,
        mix(0.6, 1, age),
        mix(0.6, 1, age),
        a,
      ),
      'ivory',
      3,
    )
  }).flat()
  const leg = (x: number, thick: number, tone: SolidTone): Mark[] => [
    ...solid(tube(points(x, base + 6, x, -legs * 0.5, x - 1, -10), [thick, thick * 0.94, thick * 0.98]), tone, 5),
    ...solid(
      points(x - thick * 1.2, -1, x - thick * 1.2, -13, x - 2, -18, x + thick, -13, x + thick * 1.15, 0, x, 3),
      tone,
      4,
    ),
  ]
  const shoulder = sx - sw * 0.66
  const neck = tube(
    points(shoulder + 10, base - 2, mix(shoulder, hx, 0.4) - 2, mix(base, y, 0.4), hx + 2, y + hh * 0.4),
    [mix(26, 30, age), mix(25, 24, age), mix(26, 20, age)],
  )
  const throat = tube(
    points(shoulder - 6, base + 4, mix(shoulder, hx, 0.5) - 9, mix(base, y, 0.4), hx - 4, y + hh * 0.6),
    [mix(13, 17, age), mix(13, 14, age), 12],
  )
  const feeler = (side: number): Mark[] => {
    const fx = hx + side * hw * 0.3
    const top = y - hh * mix(1.3, 1.62, age)
    return [
      [
        tube(points(fx, y - hh * 0.8, fx + side * 3, y - hh * 1.2, fx + side * mix(14, 20, age), top), [3.4, 3, 2.8]),
        'coatShade',
      ],
      ...solid(oval(fx + side * mix(15, 22, age), top - 3, mix(8, 9, age)), 'accent', 3),
    ]
  }
  return {
    head: {
      x: hx,
      y,
      w: hw,
      h: hh,
      ring: place(both(0, -1.06, 0.56, -1.06, 0.98, -0.66, 1.1, 0.06, 1.06, 0.56, 0.66, 0.98, 0, 1.06), hx, y, hw, hh),
    },
    behindHead: [...feeler(-1), ...feeler(1)],
    torso: dome,
    patterned: false,
    far: [...leg(sx - sw * 0.3, mix(13, 16, age), 'coatShade'), ...leg(sx + sw * 0.78, mix(13, 16, age), 'coatShade')],
    body: [
      ...spikes,
      [under, 'softBelly'],
      ...leg(sx + sw * 0.44, mix(16, 20, age), 'coat'),
      ...leg(sx - sw * 0.66, mix(16, 19, age), 'coat'),
      ...solid(dome, 'accent', sw * 0.2),
      ...plates,
      ...solid(rim, 'belly', 4),
      ...solid(neck, 'coat', 5),
      [throat, 'softBelly'],
    ],
    limbs: [],
    wings: [
      { x: sx - sw * 0.2, y: base - sh * 0.86, turn: -34, size: 0.8 },
      { x: sx + sw * 0.2, y: base - sh * 0.84, turn: 40, size: 0.8 },
    ],
    tail: { x: sx + sw * 0.98, y: base + 4, turn: 78, size: mix(0.42, 0.62, age) },
    neck: { x: mix(shoulder, hx, 0.6), y: mix(base, y, 0.56), w: mix(28, 25, age), tilt: -4 },
    cape: 'none',
    hand: [sx - sw * 0.74, -legs * 0.4],
    hip: [sx + sw * 0.1, base + 6],
    ears: null,
    horns: { at: 44, turn: 36, size: 0.85 },
    face: { spread: 0.48, drop: 0.12, eye: mix(0.37, 0.34, age), muzzle: 'none' },
    ground: { x: sx - 8, w: mix(86, 116, age) },
  }
}
