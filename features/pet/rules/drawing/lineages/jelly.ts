import { grownBy } from '../dials.ts'
import { type Mark, solid } from '../drawing.ts'
import type { Build, Figure } from '../figure.ts'
import { both, mirror, mix, oval, place, points, type Ring, tube, zip } from '../path.ts'

/** Floating jelly-sprite: a bell with a frill, flippers and ribbons that grow into a gown. */
export function jelly({ age, looks, grown, form }: Build): Figure {
  const tall = looks.tall * mix(0.97, 1.05, grownBy(grown.posture.height))
  const hw = mix(76, 60, age) * looks.wide
  const hh = mix(62, 52, age)
  const y = mix(-112, -236, age) * tall
  const rim = y + hh * 0.72
  const low = mix(-14, -16, age)
  const hang = low - rim
  const frill = (top: number, width: number, drop: number): Ring =>
    both(
      0,
      top - 14,
      width * 0.8,
      top - 14,
      width * 0.98,
      top,
      width * 1.16,
      top + drop * 0.86,
      width * 0.98,
      top + drop * 1.14,
      width * 0.78,
      top + drop * 0.78,
      width * 0.58,
      top + drop * 1.26,
      width * 0.36,
      top + drop * 0.86,
      width * 0.16,
      top + drop * 1.3,
      0,
      top + drop * 0.96,
    )
  const ribbon = (x: number, sway: number, reach: number, w: number): Ring =>
    tube(
      points(x, rim - 4, x + sway * 0.5, rim + reach * 0.3, x - sway * 0.5, rim + reach * 0.6, x + sway, rim + reach),
      [w, w, w * 0.8, w * 0.4],
    )
  const tiers = Math.min(3, 1 + Math.floor(form / 3))
  const gown = Array.from({ length: tiers }, (_, i) => i)
    .reverse()
    .flatMap((i): Mark[] =>
      solid(
        frill(
          rim + i * hang * 0.2,
          hw * mix(0.84, 0.58, i / 3) * mix(1, 1.1, grownBy(grown.posture.chest)),
          mix(17, 34, age),
        ),
        i % 2 ? 'coat' : 'accent',
        5,
      ),
    )
  const arms = (side: number): Mark[] => {
    const fin = points(
      hw * 0.66,
      rim - 12,
      hw * 0.86,
      rim - 10,
      hw * 1.12,
      rim + mix(6, 20, age),
      hw * 1.14,
      rim + mix(22, 46, age),
      hw * 0.94,
      rim + mix(16, 34, age),
      hw * 0.7,
      rim + 6,
    )
    return solid(side < 0 ? mirror(fin) : fin, 'coat', 4)
  }
  const outer = (side: number): Mark[] => [
    ...solid(ribbon(side * hw * 0.46, side * mix(9, 16, age), hang * 0.92, mix(9, 10, age)), 'coat', 4),
    ...solid(ribbon(side * hw * 0.2, -side * mix(8, 14, age), hang, mix(8, 9, age)), 'accent', 4),
  ]
  return {
    head: {
      x: 0,
      y,
      w: hw,
      h: hh,
      ring: place(
        both(0, -1.12, 0.58, -1.12, 1.02, -0.72, 1.12, 0, 1.14, 0.66, 0.9, 0.92, 0.44, 0.86, 0, 0.98),
        0,
        y,
        hw,
        hh,
      ),
    },
    torso: frill(rim, hw * 0.84, mix(17, 34, age)),
    far: zip(outer(-1), outer(1)),
    body: [...gown, [oval(0, rim + mix(8, 18, age), hw * 0.3, mix(7, 12, age)), 'softBelly']],
    limbs: [-1, 1].map(side => ({
      name: side < 0 ? 'arm-left' : 'arm-right',
      pivot: [side * hw * 0.7, rim - 8] as const,
      marks: arms(side),
    })),
    wings: [
      { x: -hw * 0.4, y: rim + 4, turn: -76 },
      { x: hw * 0.4, y: rim + 4, turn: 76 },
    ],
    tail: { x: 0, y: rim + hang * 0.2, turn: 178, size: mix(0.5, 1.3, age), kind: 'ribbon' },
    neck: { x: 0, y: rim + mix(4, 6, age), w: hw * 0.72 },
    cape: 'none',
    hand: [-hw * 1.06, rim + mix(16, 36, age)],
    hip: [hw * 0.5, rim + mix(22, 44, age)],
    ears: { at: 74, turn: 62, size: 0.74 },
    horns: { at: 26, turn: 22, size: 0.9 },
    face: { spread: 0.46, drop: 0.2, eye: mix(0.36, 0.33, age), muzzle: 'none' },
    ground: { x: 0, w: mix(52, 64, age), faint: true },
  }
}
