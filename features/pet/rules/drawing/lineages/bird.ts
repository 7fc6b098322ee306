import { type Mark, solid } from '../drawing.ts'
import type { Build, Figure } from '../figure.ts'
import { ON_LIGHT } from '../ornaments.ts'
import { both, mix, oval, type Point, place, points, tube, twin, zip } from '../path.ts'

const HEAD = twin('0 -112 56 -105 101 -58 113 10 98 74 52 105 0 106')
const DISC = twin('0 -24 18 -62 62 -70 94 -30 92 30 56 74 0 84')

/** Round bird: a ball of down that grows into an owl's breast, on short legs, with wings at its sides. */
export function bird({ age, looks, grown }: Build): Figure {
  const tall = looks.tall * mix(0.95, 1.08, grown.posture.first)
  const legs = mix(10, 26, age) * tall
  const hw = mix(76, 69, age) * looks.wide
  const hh = mix(62, 56, age)
  const broad = mix(72, 78, age) * mix(0.97, 1.12, grown.posture.second)
  const deep = mix(104, 152, age) * tall
  const top = -legs - deep
  const y = top + mix(2, -14, age)
  const body = both(
    ...[
      0,
      top - 4,
      broad * 0.56,
      top,
      broad * 1.0,
      top + deep * 0.3,
      broad * mix(1.12, 1.06, age),
      -legs - deep * 0.34,
    ],
    ...[broad * mix(0.94, 0.8, age), -legs - 2, broad * 0.4, -legs + 6, 0, -legs + 6],
  )
  const belly = { x: 0, y: -legs - deep * 0.32, w: broad * 0.68, h: deep * 0.32 }
  const leg = (side: number): Mark[] => {
    const x = side * mix(24, 27, age)
    const toe = (dx: number): Mark => [tube(points(x, -9, x + dx * 0.6, -7, x + dx, -1), [5.5, 5, 4]), 'gold']
    return [
      [tube(points(x, -legs - 6, x, -legs / 2 - 4, x, -6), [7, 6, 6]), 'goldShade'],
      toe(side * 16),
      toe(side * -10),
      toe(side * 3),
    ]
  }
  // Folded at the sides while it is young, spread behind it later.
  const folded = age < 0.55
  const wing = (side: number): Figure['wings'][0] => ({
    x: side * broad * (folded ? 0.86 : 0.6),
    y: top + deep * (folded ? 0.4 : 0.3),
    turn: side * (folded ? mix(166, 140, age) : mix(70, 46, age)),
    size: folded ? 0.94 : 0.98,
    front: folded,
  })
  return {
    head: { x: 0, y, w: hw, h: hh, ring: place(HEAD, 0, y, hw, hh) },
    feet: {
      places: [-1, 1].map((s): Point => [s * mix(26, 30, age), -7]),
      tones: ['accentShade', 'belly', 'coatDeep', 'gem'],
    },
    marks: {
      places: [-1, 1].map((s): Point => [s * 0.34 * belly.w, belly.y + 0.7 * belly.h]),
      tones: ON_LIGHT,
    },
    far: zip(leg(-1), leg(1)),
    body: [
      solid(body, 'coat'),
      solid(oval(belly.x, belly.y, belly.w, belly.h), 'belly'),
      [oval(0, y + hh * 0.98, hw * 0.8, 11), 'coatDeep', age > 0.2 ? 0.26 : 0],
    ],
    limbs: [],
    wings: [wing(-1), wing(1)],
    bornWinged: true,
    tail: {
      x: broad * mix(0.78, 0.5, age),
      y: -legs - deep * mix(0.1, 0.16, age),
      turn: mix(78, 96, age),
      size: mix(0.62, 0.95, age),
      kind: 'fan',
    },
    neck: { x: 0, y: y + hh * mix(0.98, 1.06, age), w: hw * mix(0.66, 0.78, age) },
    cape: 'behind',
    hand: [-broad * 0.92, -legs - deep * 0.24],
    hip: [broad * 0.74, -legs - deep * 0.24],
    ears: { at: 40, turn: 26, size: 0.8 },
    horns: { at: 17, turn: 10, size: 0.9 },
    face: { spread: 0.45, drop: 0.06, eye: mix(0.4, 0.37, age), muzzle: 'beak' },
    ground: { x: 0, w: mix(62, 74, age) },
    onHead: [solid(place(DISC, 0, y + hh * 0.1, hw * 0.96, hh * 0.94), 'belly')],
  }
}
