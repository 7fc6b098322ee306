import type { TriangleFigure } from './figure.ts'

/** Degrees; corners are drawn at least about so wide, so that their labels have room. */
const narrowest = 30

/** The shape of a triangle with these angles at the left and right end of its base, in degrees; very narrow corners are drawn a little wider. */
export function triangleOfAngles(left: number, right: number): Pick<TriangleFigure, 'base' | 'top'> {
  const angles = [left, right, 180 - left - right].map(angle => Math.max(narrowest, angle))
  const sum = angles.reduce((all, one) => all + one, 0)
  const [a = 60, b = 60] = angles.map(angle => (angle / sum) * Math.PI)
  const up = (100 * Math.sin(a) * Math.sin(b)) / Math.sin(a + b)
  return { base: 100, top: [Math.round(up / Math.tan(a)), Math.round(up)] }
}
