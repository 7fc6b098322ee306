import { cast, type Mark, solid } from '../drawing.ts'
import type { Build, Figure } from '../figure.ts'
import { ON_COAT, ON_LIGHT } from '../ornaments.ts'
import { both, mirror, mix, oval, type Point, place, points, type Ring, tube, twin, zip } from '../path.ts'

const HEAD = twin('0 -113 56 -105 102 -60 116 12 104 76 54 106 0 107')

/** Upright cub: a big soft head on a pear, arms at its sides, feet that point outwards. */
export function cub({ age, looks, grown }: Build): Figure {
  const tall = looks.tall * mix(0.95, 1.08, grown.posture.first)
  const legs = mix(15, 54, age) * tall
  const torso = mix(48, 98, age) * tall
  const hw = mix(82, 72, age) * looks.wide
  const hh = mix(68, 61, age)
  const hips = mix(50, 60, age) * looks.wide
  const shoulder = mix(38, 45, age) * mix(0.96, 1.2, grown.posture.second)
  const top = -(legs + torso)
  const y = top + 8 - hh * 0.84
  const body = both(
    ...[0, top - 8, shoulder * 0.7, top - 6, shoulder * 1.04, top + torso * 0.22],
    ...[hips * 1.08, -legs - torso * 0.3, hips * 1.06, -legs + 4, hips * 0.56, -legs + 19, 0, -legs + 19],
  )
  const belly = { x: 0, y: -legs - torso * 0.3, w: hips * 0.64, h: torso * 0.47 + 6 }
  const side = (ring: Ring, s: number): Ring => (s < 0 ? mirror(ring) : ring)
  const leg = (s: number): Mark[] => {
    const x = hips * 0.54
    const limb = tube(points(x, -legs - 8, x + 2, -legs * 0.5 - 6, x + 3, -12), [
      mix(20, 25, age),
      mix(19, 22, age),
      19,
    ])
    const foot = place(points(-20, -3, -14, -21, 8, -25, 29, -16, 32, 0, 18, 4, -12, 4), x + 2, -1)
    return [solid(side(limb, s), 'coat'), solid(side(foot, s), 'coat')]
  }
  const toes = [-1, 1].flatMap(s =>
    [0, 1].map((k): Mark => [oval(s * (hips * 0.54 + 18 + k * 8), -6, 1.7, 3.8), 'coatShade']),
  )
  const reach = mix(26, 62, age)
  const [sx, sy] = [shoulder * 0.92, top + torso * 0.16]
  const arm = (s: number): Mark[] => {
    const limb = side(
      tube(points(sx - 5, sy, sx + mix(10, 13, age), sy + reach * 0.5, sx + mix(8, 9, age), sy + reach), [
        ...[mix(11, 14, age), mix(13, 15, age), mix(14, 16, age)],
      ]),
      s,
    )
    return [cast(limb), solid(limb, 'coat')]
  }
  const wingX = mix(hips * 0.96, shoulder * 0.6, Math.min(1, age * 1.6))
  const wingY = top + torso * mix(0.5, 0.32, Math.min(1, age * 1.6))
  return {
    head: { x: 0, y, w: hw, h: hh, ring: place(HEAD, 0, y, hw, hh) },
    feet: {
      places: [-1, 1].map((s): Point => [s * (hips * 0.54 + 7), -15]),
      tones: ON_COAT,
    },
    marks: {
      places: [-1, 1].map((s): Point => [s * 0.42 * belly.w, belly.y + 0.46 * belly.h]),
      tones: ON_LIGHT,
    },
    far: [],
    body: [
      ...zip(leg(-1), leg(1)),
      ...toes,
      solid(body, 'coat'),
      solid(oval(belly.x, belly.y, belly.w, belly.h), 'belly'),
      [oval(0, top + 10, shoulder * 0.86, 12), 'coatDeep', 0.26],
    ],
    limbs: [-1, 1].map(s => ({
      name: s < 0 ? 'arm-left' : 'arm-right',
      pivot: [s * (sx - 4), sy] as const,
      marks: arm(s),
    })),
    wings: [
      { x: -wingX, y: wingY, turn: mix(-82, -50, Math.min(1, age * 2)), size: 1 },
      { x: wingX, y: wingY, turn: mix(82, 50, Math.min(1, age * 2)), size: 1 },
    ],
    tail: { x: hips * mix(0.86, 0.66, age), y: -legs + 4, turn: 66, size: mix(0.66, 1.2, age) },
    neck: { x: 0, y: top + mix(10, 14, age), w: shoulder * 1.04 },
    cape: 'behind',
    hand: [-(sx + 8), sy + reach],
    hip: [hips * 0.8, -legs - torso * 0.12],
    ears: { at: 42, turn: 22, size: 1 },
    horns: { at: 19, turn: 12, size: 0.95 },
    face: { spread: 0.47, drop: 0.16, eye: mix(0.35, 0.33, age), muzzle: 'snout' },
    ground: { x: 0, w: mix(66, 84, age) },
  }
}
