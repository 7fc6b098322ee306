import { grownBy } from '../dials.ts'
import { cast, type Mark, solid } from '../drawing.ts'
import type { Build, Figure } from '../figure.ts'
import { both, mirror, mix, oval, place, points, type Ring, tube, zip } from '../path.ts'

/** Upright cub: a big soft head on a pear, arms at its sides, feet that point outwards. */
export function cub({ age, looks, grown }: Build): Figure {
  const tall = looks.tall * mix(0.97, 1.05, grownBy(grown.posture.height))
  const legs = mix(14, 56, age) * tall
  const torso = mix(46, 100, age) * tall
  const hw = mix(80, 63, age) * looks.wide
  const hh = mix(67, 55, age)
  const broad = mix(48, 56, age)
  const shoulder = mix(36, 44, age) * mix(1, 1.12, grownBy(grown.posture.chest))
  const top = -(legs + torso)
  const chin = top + mix(6, 4, age)
  const y = chin - hh * 0.82
  const head = both(0, -1.08, 0.56, -1.06, 0.96, -0.62, 1.08, 0.08, 1.02, 0.58, 0.62, 1.0, 0, 1.06)
  const body = both(
    0,
    top - 6,
    shoulder * 0.7,
    top - 4,
    shoulder * 1.02,
    top + torso * 0.22,
    broad * 1.06,
    -legs - torso * 0.3,
    broad * 1.04,
    -legs + 4,
    broad * 0.55,
    -legs + 20,
    0,
    -legs + 20,
  )
  const belly = both(
    0,
    top + torso * 0.24,
    broad * 0.42,
    top + torso * 0.28,
    broad * 0.72,
    -legs - torso * 0.26,
    broad * 0.6,
    -legs + 6,
    0,
    -legs + 12,
  )
  const leg = (side: number): Mark[] => {
    const hipX = broad * 0.52
    const limb = tube(points(hipX, -legs - 6, hipX + 2, -legs * 0.5 - 6, hipX + 3, -12), [
      mix(20, 24, age),
      mix(19, 21, age),
      17,
    ])
    const foot = place(points(-20, -2, -14, -20, 8, -23, 27, -14, 30, 0, 18, 3, -12, 3), hipX + 2, -1)
    const turn = (r: Ring): Ring => (side < 0 ? mirror(r) : r)
    return [
      ...solid(turn(limb), 'coat', 7),
      ...solid(turn(foot), 'coat', 5),
      ...[0, 1].map((k): Mark => [turn(oval(hipX + 15 + k * 8, -5 - k, 1.6, 3.6)), 'coatShade']),
    ]
  }
  const arm = (side: number): Mark[] => {
    const sx = shoulder * 0.88
    const sy = top + torso * 0.17
    const reach = mix(26, 66, age)
    const limb = tube(points(sx - 4, sy, sx + mix(9, 12, age), sy + reach * 0.5, sx + mix(7, 9, age), sy + reach), [
      mix(11, 14, age),
      mix(12, 14, age),
      mix(13, 14, age),
    ])
    const turned = side < 0 ? mirror(limb) : limb
    return [cast(turned), ...solid(turned, 'coat', 5)]
  }
  return {
    head: { x: 0, y, w: hw, h: hh, ring: place(head, 0, y, hw, hh) },
    torso: body,
    far: [],
    body: [...zip(leg(-1), leg(1)), ...solid(body, 'coat', broad * 0.2), [belly, 'softBelly']],
    limbs: [-1, 1].map(side => ({
      name: side < 0 ? 'arm-left' : 'arm-right',
      pivot: [side * shoulder * 0.85, top + torso * 0.17] as const,
      marks: arm(side),
    })),
    wings: [
      { x: -shoulder * 0.6, y: top + torso * 0.3, turn: -68 },
      { x: shoulder * 0.6, y: top + torso * 0.3, turn: 68 },
    ],
    tail: { x: broad * 0.6, y: -legs + 2, turn: 70, size: mix(0.62, 1.25, age) },
    neck: { x: 0, y: chin + mix(3, 6, age), w: shoulder * 1.02 },
    cape: 'behind',
    hand: [-(shoulder * 0.88 + mix(7, 9, age)), top + torso * 0.17 + mix(26, 66, age)],
    hip: [broad * 0.8, -legs - torso * 0.1],
    ears: { at: 40, turn: 18, size: 1 },
    horns: { at: 20, turn: 12, size: 1 },
    face: { spread: 0.47, drop: 0.2, eye: mix(0.36, 0.31, age), muzzle: 'snout' },
    ground: { x: 0, w: mix(64, 84, age) },
  }
}
