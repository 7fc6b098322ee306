import { seededDice } from '#kit/random/dice.ts'
import type { Mark } from '../drawing.ts'
import type { Build, Figure, Head } from '../figure.ts'
import { mix, oval, type Point, place, points, type Ring, trace, tube } from '../path.ts'
import { within } from '../within.ts'

/** A stripe that starts at the edge of a shape in a direction (degrees from straight up) and runs inwards to a tip. */
function stripe(ring: Ring, [cx, cy]: Point, degrees: number, long: number, broad: number): Ring {
  const a = (degrees * Math.PI) / 180
  const [dx, dy] = [Math.sin(a), -Math.cos(a)]
  const reach = Math.max(
    ...trace(ring).map(([x, y]) => {
      const [px, py] = [x - cx, y - cy]
      return Math.abs(px * dy - py * dx) < broad * 1.6 ? px * dx + py * dy : 0
    }),
  )
  const at = (r: number, off: number): Point => [cx + dx * r - dy * off, cy + dy * r + dx * off]
  const tip = at(reach - long, 0)
  return [
    at(reach, -broad),
    at(reach - broad * 0.1, 0),
    at(reach, broad),
    at(reach - long * 0.5, broad * 0.7),
    tip,
    tip,
    at(reach - long * 0.5, -broad * 0.7),
  ]
}

/** Coat pattern on the head, kept clear of the eyes; it is there from birth and grows with its dial. */
const PATTERNS: Record<Build['looks']['marks'], (head: Head, big: number, side: 1 | -1, luck: () => number) => Ring[]> =
  {
    stripes: ({ x, y, w, h, ring }, big) =>
      [0, -26, 26, 92, -92].map(a =>
        stripe(ring, [x, y], a, (Math.abs(a) > 60 ? w * 0.26 : h * 0.5) * big, h * 0.075 * big),
      ),
    patch: ({ x, y, w, h }, big, side) => [
      oval(x + side * w * 0.5, y + h * 0.04, w * 0.4 * big, h * 0.52 * big, side * -10),
    ],
    mask: ({ x, y, w, h, ring }, big) => [
      within(oval(x, y - h * 1.04, w * 0.74 * big, h * 0.52 * big), ring),
      tube(points(x, y - h * 0.7, x, y - h * 0.4, x, y - h * 0.1), [w * 0.2 * big, w * 0.14, w * 0.02]),
    ],
    spots: ({ x, y, w, h }, big, _, luck) =>
      Array.from({ length: 5 }, (_, k) => {
        const a = mix(-72, 72, (k * 0.382 + luck() * 0.1) % 1) * (Math.PI / 180)
        const r = mix(0.6, 0.8, luck())
        return oval(x + Math.sin(a) * r * w, y - Math.cos(a) * r * h, h * 0.11 * big * mix(0.7, 1.3, luck()))
      }),
    socks: ({ x, y, w, h, ring }, big, side) => [
      within(oval(x + side * w * 0.8, y - h * 0.86, w * 0.56 * big, h * 0.44 * big, side * 40), ring),
    ],
  }

/** The coat's pattern on the head. */
export function headMarks(build: Build, figure: Figure): Mark[] {
  const { head } = figure
  const { second } = build.grown.markings
  const luck = seededDice(`${build.petId}:spots`)
  const side = luck.chance() ? 1 : -1
  const pattern = PATTERNS[build.looks.marks](head, mix(0.6, 1.36, second), side, luck.next)
  return pattern.map((ring): Mark => [ring, 'accent'])
}

/** Tufts at the cheeks, behind the head. */
export function cheekTufts({ grown }: Build, { head }: Figure): Mark[] {
  const reach = grown.mane.first * 0.36
  if (reach === 0) return []
  return [-1, 1].map((side): Mark => {
    const tooth = points(
      0.8,
      0.1,
      1.04 + reach,
      0.3,
      0.98,
      0.46,
      1.02 + reach * 0.86,
      0.62,
      0.9,
      0.72,
      0.86 + reach * 0.7,
      0.94,
      0.4,
      0.9,
    )
    return [place(tooth, head.x, head.y, side * head.w, head.h), side < 0 ? 'coat' : 'coatShade', 1, true]
  })
}
