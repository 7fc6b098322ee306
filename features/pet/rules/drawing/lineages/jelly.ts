import { type Mark, solid } from '../drawing.ts'
import type { Build, Figure } from '../figure.ts'
import { ON_ACCENT, ON_COAT } from '../ornaments.ts'
import { both, mirror, mix, oval, type Point, place, points, type Ring, tube, twin } from '../path.ts'

const BELL = twin('0 -124 58 -117 106 -72 120 6 122 62 104 88 80 72 58 96 30 78 0 98')

/** Floating jelly-sprite: a bell with a frilled rim; under it a gown of waves that lengthens, with ribbons and two fins. */
export function jelly({ age, looks, grown, form }: Build): Figure {
  const tall = looks.tall * mix(0.95, 1.08, grown.posture.first)
  const hw = mix(80, 72, age) * looks.wide
  const hh = mix(66, 61, age)
  const y = mix(-118, -214, age) * tall
  const rim = y + hh * 0.72
  const low = -20
  const hang = low - rim
  const full = mix(0.86, 1.28, grown.posture.second)
  const gown = (bottom: number, waist: number, flare: number): Ring => {
    const deep = Math.max(10, bottom - rim)
    const w = hw * flare * full
    return both(
      ...[0, rim - 16, hw * waist, rim - 14, hw * waist * 0.94, rim + deep * 0.3, w * 0.8, rim + deep * 0.72],
      ...[
        w * 1.12,
        bottom - deep * 0.06,
        w * 0.92,
        bottom + 8,
        w * 0.66,
        bottom - 8,
        w * 0.42,
        bottom + 8,
        w * 0.2,
        bottom - 6,
        0,
        bottom + 8,
      ],
    )
  }
  const ribbon = (x: number, sway: number, reach: number, w: number): Ring =>
    tube(
      points(x, rim, x + sway * 0.7, rim + reach * 0.34, x - sway * 0.6, rim + reach * 0.66, x + sway, rim + reach),
      [...[w, w, w * 0.86, w * 0.5]],
    )
  const ribbons = [-1, 1].flatMap((side): Mark[] => [
    solid(ribbon(side * hw * 0.62, side * 12, hang * mix(0.74, 0.92, age), mix(8, 8, age)), 'accent'),
    solid(ribbon(side * hw * 0.3, -side * 10, hang, mix(9, 9, age)), 'far'),
  ])
  const tiers = Math.min(3, 1 + Math.floor(form / 3))
  const gowns = Array.from({ length: tiers }, (_, i): Mark => {
    const t = 1 - i / 3
    return solid(
      gown(rim + hang * mix(0.3, 0.94, age) * t, mix(0.62, 0.5, age), mix(0.62, 0.86, age * t)),
      i % 2 ? 'accent' : 'coat',
    )
  })
  const fin = (side: number): Mark[] => {
    const ring = points(
      ...[
        hw * 0.4,
        rim - 4,
        hw * 0.66,
        rim - 12,
        hw * mix(0.9, 1.0, age),
        rim + mix(4, 16, age),
        hw * mix(1.02, 1.16, age),
        rim + mix(20, 44, age),
      ],
      ...[hw * mix(0.92, 1.0, age), rim + mix(26, 50, age), hw * 0.66, rim + mix(16, 30, age), hw * 0.4, rim + 10],
    )
    return [solid(side < 0 ? mirror(ring) : ring, 'coat')]
  }
  const lit: Point = [-hw * 0.5, y - hh * 0.62]
  return {
    head: { x: 0, y, w: hw, h: hh, ring: place(BELL, 0, y, hw, hh) },
    onHead: [[oval(lit[0], lit[1], hw * 0.26, hh * 0.13, -32), 'white', 0.4]],
    feet: {
      places: [
        [-hw * 0.62 - 11, rim + hang * mix(0.66, 0.84, age)],
        [hw * 0.62 + 11, rim + hang * mix(0.66, 0.84, age)],
      ],
      tones: ON_ACCENT,
    },
    marks: {
      onHead: true,
      places: [
        [-hw * 0.32, y + hh * 0.76],
        [hw * 0.32, y + hh * 0.76],
      ],
      tones: ON_COAT,
    },
    far: ribbons,
    body: gowns,
    limbs: [-1, 1].map(side => ({
      name: side < 0 ? 'arm-left' : 'arm-right',
      pivot: [side * hw * 0.5, rim] as const,
      marks: fin(side),
    })),
    wings: [
      { x: -hw * mix(0.66, 0.42, age), y: rim + 6, turn: mix(-100, -66, age), size: 0.96 },
      { x: hw * mix(0.66, 0.42, age), y: rim + 6, turn: mix(100, 66, age), size: 0.96 },
    ],
    tail: { x: hw * 0.5, y: rim + hang * 0.42, turn: mix(104, 120, age), size: mix(0.82, 0.92, age), kind: 'ribbon' },
    neck: { x: 0, y: rim + mix(7, 10, age), w: hw * 0.62 },
    cape: 'none',
    hand: [-hw * mix(0.98, 1.08, age), rim + mix(20, 44, age)],
    hip: [hw * 0.44, rim + mix(22, 50, age)],
    ears: { at: 50, turn: 40, size: 1 },
    horns: { at: 22, turn: 16, size: 1.05 },
    face: { spread: 0.45, drop: 0.14, eye: mix(0.36, 0.34, age), muzzle: 'none' },
    ground: { x: 0, w: mix(54, 66, age) },
  }
}
