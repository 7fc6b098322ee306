import { type Mark, solid } from '../drawing.ts'
import type { Build, Figure } from '../figure.ts'
import { star } from '../ornaments.ts'
import { oval, type Point, place, points, type Ring, shape, tube } from '../path.ts'

const SHELL = shape(
  '-100 12 -100 12 -98 -50 -50 -100 50 -100 98 -50 100 12 100 12 66 -16 66 -16 34 20 34 20 0 -10 0 -10 -34 22 -34 22 -66 -14 -66 -14',
)
const CROWN = shape(
  '-88 30 -112 -72 -112 -72 -50 -22 -50 -22 0 -118 0 -118 50 -22 50 -22 112 -72 112 -72 88 30 40 44 -40 44',
)
const CAP_TOP = shape('-150 -40 -150 -40 0 -86 0 -86 150 -40 150 -40 0 8 0 8')
const CAP = shape('-80 -30 80 -30 78 30 40 42 -40 42 -78 30')
const BOOK = shape('-90 -110 70 -110 90 -90 90 90 70 110 -90 110 -100 90 -100 -90')
const LANTERN = shape('-60 -50 60 -50 86 50 60 150 -60 150 -86 50')

/** On top of the head: the hatchling's piece of shell, the scholar's cap, the champion's crown. */
export function hat(build: Build, figure: Figure): Mark[] {
  const { head } = figure
  const { first: charm, second: size } = build.grown.accessory
  const unit = head.w * 0.33 * (build.form === 1 ? 1 + size : 1)
  if (build.form === 1) {
    const put = (ring: Ring): Ring => place(ring, head.x, head.y - head.h * 0.94, unit, unit, -7)
    return [
      solid(put(SHELL), 'ivory'),
      [put(oval(-0.42, -0.62, 0.17, 0.14, -20)), 'accent'],
      ...(charm > 0 ? [[put(oval(0.46, -0.56, 0.15 + charm * 0.3)), 'gold'] as Mark] : []),
    ]
  }
  if (build.form === 4) {
    const put = (ring: Ring): Ring => place(ring, head.x + head.w * 0.06, head.y - head.h * 1.02, unit * 1.05, unit, 9)
    return [
      solid(put(CAP), 'cloth'),
      solid(put(CAP_TOP), 'cloth'),
      [put(tube(points(0, -0.38, 0.9, -0.22, 1.16, 0.2), [0.04, 0.05, 0.04])), 'gold'],
      solid(put(oval(1.16, 0.34, 0.12, 0.24)), 'gold'),
    ]
  }
  if (build.form < 9) return []
  const put = (ring: Ring): Ring => place(ring, head.x, head.y - head.h * 0.98, unit * 1.2)
  return [
    solid(put(CROWN), 'gold'),
    [put(tube(points(-0.84, 0.2, 0, 0.34, 0.84, 0.2), [0.07, 0.1, 0.07])), 'goldLit'],
    ...[
      [-1.12, -0.78],
      [0, -1.22],
      [1.12, -0.78],
    ].map(([x = 0, y = 0]): Mark => [put(oval(x, y, 0.15)), 'goldLit']),
    [put(oval(0, -0.24, 0.19, 0.25)), 'accent'],
    [put(points(0.52, -0.2, 0.64, 0, 0.52, 0.18, 0.4, 0)), 'irisGlow', 1, true],
    [put(points(-0.52, -0.2, -0.64, 0, -0.52, 0.18, -0.4, 0)), 'irisGlow', 1, true],
  ]
}

/** Round glasses for the master: two rings and a bridge. */
export function glasses(build: Build, figure: Figure): Mark[] {
  if (build.form !== 7) return []
  const { head, face } = figure
  const y = head.y + head.h * face.drop
  const dx = head.w * face.spread * build.looks.spread
  const r = Math.min(head.h * face.eye * 1.22, dx * 0.95)
  const rim = (side: number): Ring =>
    tube(
      Array.from({ length: 8 }, (_, i): Point => {
        const a = (i / 7) * 2 * Math.PI + (side < 0 ? 0 : Math.PI)
        return [head.x + side * dx + Math.cos(a) * r, y + Math.sin(a) * r]
      }),
      Array.from({ length: 8 }, () => 1.9),
    )
  return [
    [oval(head.x - dx, y, r), 'white', 0.16],
    [oval(head.x + dx, y, r), 'white', 0.16],
    [rim(-1), 'goldShade'],
    [rim(1), 'goldShade'],
    [
      points(head.x - dx + r - 1, y - 2, head.x, y - 4.5, head.x + dx - r + 1, y - 2, head.x, y - 1),
      'goldShade',
      1,
      true,
    ],
  ]
}

/** In the hand or beside the foot: book, lantern, scroll, the sage's staff, the champion's sceptre. */
export function held(build: Build, figure: Figure): Mark[] {
  const [x, y] = figure.hand
  const size = Math.max(15, figure.head.w * 0.28)
  const put = (ring: Ring): Ring => place(ring, x, y, size, size, -8)
  const [glowX = x, glowY = y] = put([[0, 0.5]])[0] ?? []
  const [sx = x, sy = y] = put(points(-0.12, -0.04))[0] ?? []
  if (build.form === 4 || build.form === 7)
    return [
      solid(put(BOOK), build.form === 4 ? 'cloth' : 'accent'),
      [put(points(0.62, -0.92, 0.98, -0.88, 0.98, 0.88, 0.62, 0.92)), 'ivory'],
      star(sx, sy, size * 0.5, 'gold', -8),
    ]
  if (build.form === 6)
    return [
      // The light stays above the lower edge of the frame.
      [oval(glowX, glowY, Math.min(size * 2, 14 - glowY)), 'softAura', 0.8],
      [put(tube(points(-0.5, -0.5, -0.4, -1.1, 0.4, -1.1, 0.5, -0.5), [0.09, 0.1, 0.1, 0.09])), 'goldShade'],
      solid(put(LANTERN), 'gold'),
      [put(oval(0, 0.5, 0.54, 0.72)), 'ivory'],
      star(glowX, glowY, size * 0.42, 'goldShade'),
      [put(points(-0.76, -0.62, 0.76, -0.62, 0.66, -0.36, -0.66, -0.36)), 'goldShade', 1, true],
      [put(points(-0.7, 1.36, 0.7, 1.36, 0.76, 1.62, -0.76, 1.62)), 'goldShade', 1, true],
    ]
  if (build.form < 8) return []
  const top = y - size * 3.4
  const lean = x - size * 1.5
  return [
    [
      tube(points(x + 3, Math.min(-4, y + size * 2.4), x, y, lean, top), [3, 3.2, 2.8]),
      build.form === 8 ? 'clothShade' : 'goldShade',
    ],
    solid(oval(lean, top - size * 0.4, size * 0.62), build.form === 8 ? 'accent' : 'gold'),
    star(lean, top - size * 0.4, size * (build.form === 8 ? 0.46 : 1.05), build.form === 8 ? 'gold' : 'goldLit'),
  ]
}
