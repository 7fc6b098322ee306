import { type Mark, solid } from '../drawing.ts'
import type { Build, Figure } from '../figure.ts'
import { ON_COAT, ornaments } from '../ornaments.ts'
import { mix, oval, type Point, place, type Ring, shape, twin } from '../path.ts'

interface EarShape {
  outer: Ring
  inner: Ring
  long: number
  /** Where an earring sits. */
  ring: Point
}

/** Each ear points up from (0, 0), one unit long; the outer side is to the right. */
const SHAPES: Record<Build['looks']['ear'], EarShape> = {
  long: {
    outer: twin('0 -106 16 -102 28 -74 27 -34 17 16 0 20'),
    inner: twin('0 -90 10 -84 16 -62 15 -34 8 0 0 6'),
    long: 1.3,
    ring: [0.06, -0.94],
  },
  pointed: {
    outer: shape('-8 -102 6 -105 30 -72 47 -20 41 30 0 34 -41 30 -45 -20 -31 -66'),
    inner: shape('-4 -78 4 -78 20 -50 29 -10 22 20 -20 20 -28 -10 -18 -50'),
    long: 0.88,
    ring: [0.01, -0.88],
  },
  round: {
    outer: oval(0, -0.36, 0.48, 0.52),
    inner: oval(0.01, -0.31, 0.29, 0.33),
    long: 0.84,
    ring: [0.06, -0.82],
  },
  leaf: {
    outer: shape('4 -106 4 -106 31 -80 41 -46 20 0 10 20 -10 20 -20 0 -35 -40 -23 -80'),
    inner: shape('3 -86 3 -86 18 -66 25 -44 10 -6 0 4 -10 -6 -20 -40 -12 -68'),
    long: 1,
    ring: [0.06, -0.9],
  },
  floppy: {
    outer: shape('-20 16 -16 -26 24 -50 72 -38 100 6 102 60 78 94 50 80 44 36 20 24'),
    inner: shape('60 -8 78 8 86 40 82 66 70 70 62 50 56 20'),
    long: 1.05,
    ring: [0.86, 0.06],
  },
  fin: {
    outer: shape('0 -102 12 -100 20 -72 54 -76 46 -42 68 -20 40 12 0 26 -24 10 -18 -50'),
    inner: shape('2 -70 10 -52 32 -50 30 -28 42 -12 24 6 0 10 -10 -10'),
    long: 0.9,
    ring: [0.08, -0.88],
  },
}

/** Left and right ear with their pivots. */
export function ears(build: Build, figure: Figure): { name: string; pivot: Point; marks: Mark[] }[] {
  const at = figure.ears
  if (!at) return []
  const { ear, earSize } = build.looks
  const { first, second } = build.grown.ear
  const form = SHAPES[ear]
  const flow = build.form === 8 ? 1.12 : 1
  const long = figure.head.h * at.size * form.long * earSize * mix(0.74, 1.22, first) * flow
  const wide = figure.head.h * at.size * form.long * earSize * mix(0.7, 1.3, second)
  const { head } = figure
  return (['ear-left', 'ear-right'] as const).map((name, i) => {
    const side = i === 0 ? -1 : 1
    const a = (at.at * Math.PI) / 180
    const pivot: Point = [head.x + side * Math.sin(a) * head.w * 0.84, head.y - Math.cos(a) * head.h * 0.84]
    const put = (ring: Ring): Ring => place(ring, pivot[0], pivot[1], side * wide, long, side * at.turn)
    return {
      name,
      pivot,
      marks: [
        solid(put(form.outer), 'coat'),
        solid(put(form.inner), 'belly'),
        ...ornaments('ear', build.grown.ear, put([form.ring]), build.pixel * 1.12, ON_COAT),
      ],
    }
  })
}
