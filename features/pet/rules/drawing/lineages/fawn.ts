import { type Mark, type Material, solid } from '../drawing.ts'
import type { Build, Figure } from '../figure.ts'
import { ON_ACCENT, ON_COAT } from '../ornaments.ts'
import { mix, oval, type Point, place, points, tube, twin } from '../path.ts'

const HEAD = twin('0 -113 55 -106 100 -64 112 -2 126 42 114 62 78 78 44 106 0 113')

/** Four-legged fox-deer, seen from the front left: fox cheeks and brush, a deer's legs, neck and chest in one sweep. */
export function fawn({ age, looks, grown }: Build): Figure {
  const tall = looks.tall * mix(0.95, 1.08, grown.posture.first)
  const legs = mix(26, 82, age) * tall
  const long = mix(46, 64, age) * looks.wide
  const deep = mix(30, 38, age) * mix(0.97, 1.14, grown.posture.second)
  const back = -legs - deep * 0.8
  const bx = mix(16, 24, age)
  const hw = mix(72, 60, age) * looks.wide
  const hh = mix(60, 53, age)
  const hx = mix(-16, -40, age)
  const y = mix(-104, -212, age) * tall
  const front = bx - long
  const body = points(
    ...[
      hx - hw * 0.3,
      y + hh * 0.3,
      mix(front, hx, 0.5) - 16,
      mix(back, y, 0.45),
      front - deep * 0.36,
      back - deep * 0.1,
    ],
    ...[
      front - deep * 0.1,
      back + deep * 0.9,
      front + long * 0.6,
      back + deep * 0.96,
      bx + long * 0.3,
      back + deep * 0.66,
    ],
    ...[bx + long * 0.86, back + deep * 0.94, bx + long * 1.2, back + deep * 0.2, bx + long * 0.98, back - deep * 0.9],
    ...[bx + long * 0.3, back - deep * 0.7, bx - long * 0.14, back - deep * 0.92, hx + hw * 0.42, y + hh * 0.4],
  )
  const leg = (x: number, lean: number, thick: number, material: Material): Mark[] => {
    const limb = tube(points(x, back + deep * 0.2, x + lean, -legs * 0.52, x + lean * 0.3, -8), [
      ...[thick, mix(thick * 0.66, 10, age), mix(11, 9.5, age)],
    ])
    const foot = mix(12, 10.5, age)
    const at = x + lean * 0.3 - 1
    const hoof = points(
      ...[-1, -15, 1, -15, 1.25, 1, 0.9, 2, -1.3, 2, -1.5, -2].map((v, i) => (i % 2 ? v : at + v * foot)),
    )
    return [solid(limb, material), solid(hoof, 'accent')]
  }
  const chest = {
    x: front + deep * 0.16,
    y: mix(back, y, mix(0.22, 0.3, age)),
    w: deep * mix(0.62, 0.56, age),
    h: mix(24, 46, age),
  }
  return {
    head: { x: hx, y, w: hw, h: hh, ring: place(HEAD, hx, y, hw, hh) },
    feet: {
      places: [bx - long * 0.74, bx + long * 0.82].map((px): Point => [px, -8]),
      tones: ON_ACCENT,
    },
    marks: {
      places: [
        [bx + long * 0.84, back + deep * 0.74],
        [bx - long * 0.68, back + deep * 0.8],
      ],
      tones: ON_COAT,
    },
    far: [...leg(bx - long * 0.34, -3, deep * 0.4, 'far'), ...leg(bx + long * 0.46, 5, deep * 0.52, 'far')],
    body: [
      ...leg(bx + long * 0.78, 7, deep * 0.64, 'coat'),
      ...leg(bx - long * 0.72, -2, deep * 0.48, 'coat'),
      solid(body, 'coat'),
      solid(oval(chest.x, chest.y, chest.w, chest.h, -6), 'belly'),
      [oval(hx + 2, y + hh * 1.06, hw * 0.4, 9), 'coatDeep', 0.28],
    ],
    limbs: [],
    wings: [
      {
        x: bx + long * mix(0.94, -0.04, Math.min(1, age * 2)),
        y: back - deep * 0.6,
        turn: mix(48, -26, Math.min(1, age * 2)),
        size: 0.84,
      },
      { x: bx + long * mix(0.9, 0.06, Math.min(1, age * 2)), y: back - deep * 0.4, turn: 38, size: 1.02, front: true },
    ],
    tail: {
      x: bx + long * 0.96,
      y: back - deep * mix(0.06, 0.3, age),
      turn: mix(86, 64, age),
      size: mix(0.9, 1.16, age),
    },
    neck: {
      x: mix(front + 2, hx, mix(0.2, 0.5, age)),
      y: mix(back, y, mix(0.24, 0.46, age)),
      w: mix(32, 31, age),
      tilt: -6,
    },
    cape: points(
      ...[
        front + deep * 0.5,
        back - deep * 1.06,
        bx + long * 0.3,
        back - deep * 0.98,
        bx + long * 0.66,
        back - deep * 1.06,
      ],
      ...[
        bx + long * 0.98,
        back - deep * 0.8,
        bx + long * 1.02,
        back + deep * 0.62,
        bx + long * 1.02,
        back + deep * 0.62,
      ],
      ...[
        bx + long * 0.66,
        back + deep * 0.3,
        bx + long * 0.36,
        back + deep * 0.66,
        bx + long * 0.36,
        back + deep * 0.66,
      ],
      ...[
        bx + long * 0.06,
        back + deep * 0.28,
        front + long * 0.62,
        back + deep * 0.4,
        front + long * 0.62,
        back + deep * 0.4,
      ],
      ...[front + deep * 0.5, back - deep * 0.1],
    ),
    hand: [front - 2, -legs * 0.36],
    hip: [bx + long * 0.36, back + deep * 0.3],
    ears: { at: 46, turn: 30, size: 1.1 },
    horns: { at: 20, turn: 14, size: 1.2 },
    face: { spread: 0.47, drop: 0.12, eye: mix(0.36, 0.34, age), muzzle: 'mask' },
    centre: mix(4, 26, age),
    ground: { x: bx - 8, w: mix(66, 92, age) },
  }
}
