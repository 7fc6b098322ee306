import { dice } from '#kit/chance/dice.ts'
import { grownBy } from '../dials.ts'
import type { Mark } from '../drawing.ts'
import type { Build, Figure } from '../figure.ts'
import { mix, oval, place, points, type Ring, tube, within } from '../path.ts'
import { STAR } from './eyes.ts'

/** Coat pattern on the head, kept clear of the eyes; it grows in number and size and never leaves the head. */
export function headMarks(build: Build, figure: Figure, petId: string): Mark[] {
  const { head } = figure
  const { count, size, brow } = build.grown.markings
  const marks: Mark[] = []
  const big = mix(0.8, 1.25, grownBy(size))
  const put = (ring: Ring): Ring => place(ring, head.x, head.y, head.w, head.h)
  const cut = (ring: Ring): Mark => [within(head.ring, put(ring)), 'accent']
  if (count > 0) {
    const kind = build.looks.marks
    const n = Math.min(3, 1 + Math.floor(count / 4))
    if (kind === 'stripes') {
      for (let k = 0; k < n; k++)
        for (const side of [-1, 1]) {
          marks.push([
            within(
              head.ring,
              put(
                tube(
                  points(
                    side * 1.2,
                    -0.28 + k * 0.28,
                    side * 0.98,
                    -0.26 + k * 0.26,
                    side * mix(0.84, 0.74, grownBy(size)),
                    -0.2 + k * 0.22,
                  ),
                  [0.1, 0.09, 0.01],
                ),
              ),
            ),
            'accent',
          ])
        }
      for (const k of n > 1 ? [-1, 0, 1] : [0])
        marks.push([
          within(
            head.ring,
            put(
              tube(points(k * 0.2, -1.2, k * 0.18, -0.8, k * 0.14, -0.52 + Math.abs(k) * 0.1), [
                0.07 * big,
                0.07 * big,
                0.005,
              ]),
            ),
          ),
          'accent',
        ])
    } else if (kind === 'patch') marks.push(cut(oval(0.5, -0.06, 0.38 * big, 0.56 * big, -10)))
    else if (kind === 'mask')
      marks.push(cut(oval(0, -1.06, 0.78 * big, 0.62 * big)), [
        put(tube(points(0, -0.8, 0, -0.3, 0, mix(-0.2, 0.04, grownBy(count))), [0.2 * big, 0.13, 0.02])),
        'accent',
      ])
    else if (kind === 'spots') {
      const luck = dice(`${petId}:spots`)
      for (let k = 0; k < Math.min(7, 2 + count); k++) {
        const a = mix(-70, 70, (k * 0.382 + luck.next() * 0.12) % 1) * (Math.PI / 180)
        const r = mix(0.62, 0.86, luck.next())
        marks.push([
          put(oval(Math.sin(a) * r, -Math.cos(a) * r, 0.085 * big * mix(0.7, 1.2, luck.next()), 0.1 * big)),
          'accent',
        ])
      }
    } else marks.push(cut(oval(0, 1.16, 0.9 * big, 0.42 * big)))
  }
  if (brow > 0)
    marks.push([put(place(STAR, 0, -0.44, mix(0.1, 0.17, grownBy(brow)), mix(0.14, 0.24, grownBy(brow)))), 'ivory'])
  return marks
}

/** Coat pattern on the torso. */
export function bodyMarks(build: Build, figure: Figure, petId: string): Mark[] {
  const { count, size } = build.grown.markings
  if (count === 0 || figure.patterned === false) return []
  const xs = figure.torso.map(p => p[0])
  const ys = figure.torso.map(p => p[1])
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const put = (ring: Ring): Ring =>
    place(ring, (left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2)
  const big = mix(0.8, 1.2, grownBy(size))
  const cut = (ring: Ring): Mark => [within(figure.torso, put(ring)), 'accent']
  const kind = build.looks.marks
  if (kind === 'patch') return [cut(oval(-0.8, 0.3, 0.4 * big, 0.46 * big, 20))]
  if (kind === 'socks' || kind === 'mask') return [cut(oval(0, 1.3, 1.6, 0.62 * big))]
  const luck = dice(`${petId}:body`)
  const n = Math.min(4, 1 + Math.floor(count / 3))
  return Array.from({ length: n }, (_, k) => k).flatMap(k =>
    [-1, 1].map((side): Mark => {
      const y = mix(-0.3, 0.6, n === 1 ? 0.5 : k / (n - 1))
      if (kind === 'stripes')
        return [
          within(
            figure.torso,
            put(
              tube(points(side * 1.3, y - 0.04, side * 0.9, y, side * 0.66, y + 0.1), [0.13 * big, 0.11 * big, 0.01]),
            ),
          ),
          'accent',
        ]
      return [within(figure.torso, put(oval(side * mix(0.72, 0.86, luck.next()), y, 0.1 * big, 0.13 * big))), 'accent']
    }),
  )
}
