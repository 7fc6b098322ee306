import type { TriangleFigure } from './figure.ts'

/** Degrees; corners are drawn at least about so wide, so that their labels have room. */
const narrowest = 30

/** An angle and what is written into it. */
interface Corner {
  degrees: number
  label: string
}

/** A triangle by its angles at the left, the right and the top; very narrow corners are drawn a little wider. */
export function triangleOfAngles(left: Corner, right: Corner, top: Corner): TriangleFigure {
  const angles = [left, right, top].map(({ degrees }) => Math.max(narrowest, degrees))
  const sum = angles.reduce((all, one) => all + one, 0)
  const [a = 60, b = 60] = angles.map(angle => (angle / sum) * Math.PI)
  const up = (100 * Math.sin(a) * Math.sin(b)) / Math.sin(a + b)
  return {
    kind: 'triangle',
    base: 100,
    top: [Math.round(up / Math.tan(a)), Math.round(up)],
    angles: { left: left.label, right: right.label, top: top.label },
  }
}

/** The same with the widest angle at the top, so that the longest side lies and every label has room. */
export function lyingTriangle(corners: readonly [Corner, Corner, Corner]): TriangleFigure {
  const [widest, ...others] = corners.toSorted((a, b) => b.degrees - a.degrees)
  const [left, right] = corners.filter(corner => others.includes(corner))
  return triangleOfAngles(left ?? corners[0], right ?? corners[1], widest ?? corners[2])
}
