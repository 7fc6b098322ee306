import { seededDice } from '#kit/random/dice.ts'
import type { Lineage } from '../../traits.ts'
import { type Mark, solid } from '../drawing.ts'
import type { Looks } from '../looks.ts'
import { both, mix, oval, type Point, place, points, type Ring, tube } from '../path.ts'
import { within } from '../within.ts'

const EGG = both(0, -155, 33, -147, 57, -104, 68, -56, 60, -12, 32, 6, 0, 6)

/** Control points of a band across the egg, from wavy to pointed. */
function band(y: number, high: number, swing: number, sharp: boolean): Ring {
  const top: Point[] = []
  for (let k = -4; k <= 4; k++) {
    const p: Point = [k * 18, y + (k % 2 ? swing : -swing)]
    top.push(p, ...(sharp ? [p] : []))
  }
  return [...top, ...[...top].reverse().map(([px, py]): Point => [px, py + high])]
}

/** Patterns that hint at the lineage: paws, leaves, feathers, waves, bubbles, plates. */
function pattern(lineage: Lineage, luck: () => number): Ring[] {
  const cells = [
    [-34, -44],
    [2, -30],
    [36, -50],
    [-18, -78],
    [22, -90],
    [-2, -118],
    [-44, -14],
    [42, -12],
  ] as const
  const each = (draw: (x: number, y: number, s: number) => Ring[]): Ring[] =>
    cells.flatMap(([x, y]) => draw(x + luck() * 8 - 4, y + luck() * 6 - 3, mix(0.8, 1.15, luck())))
  if (lineage === 'otter') return [band(-96, 13, 7, false), band(-58, 13, 7, false), band(-22, 13, 7, false)]
  if (lineage === 'fawn')
    return [
      band(-70, 16, 9, true),
      ...[
        [-22, -104],
        [20, -106],
        [-32, -26],
        [30, -26],
        [0, -18],
      ].map(([x = 0, y = 0]) => oval(x, y, 7)),
    ]
  if (lineage === 'jelly') return each((x, y, s) => [oval(x, y, 9 * s), oval(x + 12 * s, y - 10 * s, 4 * s)])
  if (lineage === 'turtle')
    return each((x, y, s) => [place(points(-0.5, -1, 0.5, -1, 1.1, 0, 0.5, 1, -0.5, 1, -1.1, 0), x, y, 14 * s)])
  if (lineage === 'bird')
    return each((x, y, s) => [place(points(0, -13, 0, -13, 8, 0, 6, 10, 0, 13, -6, 10, -8, 0), x, y, s, s, 14)])
  return each((x, y, s) => [
    oval(x, y + 3 * s, 8 * s, 6.5 * s),
    oval(x - 8 * s, y - 7 * s, 3.2 * s),
    oval(x, y - 10 * s, 3.4 * s),
    oval(x + 8 * s, y - 7 * s, 3.2 * s),
  ])
}

/** The egg. `nearing` goes from 0 (just laid) to 1 (about to hatch): the cracks lengthen. */
export function egg(petId: string, lineage: Lineage, looks: Looks, nearing: number): Mark[] {
  const luck = seededDice(`${petId}:egg`)
  const shell = place(EGG, 0, 0, looks.wide ** 1.4, looks.tall ** 2)
  const marks: Mark[] = [solid(shell, 'coat')]
  const ribbon = band(mix(-122, -36, luck.next()), mix(5, 13, luck.next()), mix(2, 9, luck.next()), luck.chance())
  const size = mix(0.8, 1.2, luck.next())
  for (const ring of pattern(lineage, luck.next)) marks.push([within(place(ring, 0, -10, size), shell), 'accent'])
  marks.push([within(ribbon, shell), 'cloth'])
  marks.push([oval(-26, -102, 11, 20, 20), 'coatLit', 0.9], [oval(-36, -70, 4.5, 7, 10), 'coatLit', 0.9])
  if (nearing > 0) marks.push(crack(shell, nearing))
  return marks
}

function crack(shell: Ring, nearing: number): Mark {
  const line = points(30, -140, 20, -120, 34, -110, 18, -92, 30, -80, 12, -66, 22, -54, 2, -44)
  const jag = line.slice(0, Math.max(3, Math.round(nearing * line.length))).flatMap((p): Point[] => [p, p])
  const widths = jag.map((_, i) => (i < 2 || i > jag.length - 3 ? 0.6 : 2.4))
  return [within(tube(jag, widths), shell), 'ink']
}

/** Lower half of the shell, broken along a zigzag, in which the pet of the first stage still sits. */
export function halfShell(x: number, wide: number, high: number): Mark[] {
  const teeth: Point[] = [-60, -43, -26, -9, 9, 26, 43, 60].flatMap((tx, k): Point[] => {
    const p: Point = [tx, k % 2 ? -39 : -25]
    return [p, p]
  })
  const shell: Ring = [...teeth, [63, -16], [44, 3], [22, 6], [-22, 6], [-44, 3], [-63, -16]]
  const spots = [
    [-34, -10, 5],
    [-12, -16, 4],
    [8, -6, 5.5],
    [30, -15, 4.5],
    [46, -6, 3],
  ] as const
  const [sx, sy] = [Math.min(1.34, wide / 58), Math.min(1, high / 40)]
  const seat = (ring: Ring): Ring => place(ring, x, 0, sx, sy)
  return [solid(seat(shell), 'ivory'), ...spots.map(([x0, y0, r]): Mark => [seat(oval(x0, y0, r)), 'accent', 0.75])]
}
