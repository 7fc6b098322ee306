import { num, type Point } from './marks.ts'

/** A point on a brush stroke, and the width of the stroke there. */
export type Touch = readonly [x: number, y: number, width: number]

/** Path commands for a smooth curve through the points (Catmull–Rom as Bézier); the path is already at the first one. */
function through(points: readonly Point[]): string {
  const of = (i: number): Point => points[Math.max(0, Math.min(points.length - 1, i))] ?? [0, 0]
  return points
    .slice(1)
    .map((to, i) => {
      const [before, from, after] = [of(i - 1), of(i), of(i + 2)]
      const handles = [
        [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
        [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
        to,
      ] as const
      return `C${handles.map(([x, y]) => `${num(x)} ${num(y)}`).join(' ')}`
    })
    .join('')
}

/** The outline of one brush stroke of varying width, as a closed path. */
export function brushStroke(touches: readonly Touch[]): string {
  const side = (sign: 1 | -1): Point[] =>
    touches.map(([x, y, width], i) => {
      const [ax, ay] = touches[Math.max(0, i - 1)] ?? [x, y]
      const [bx, by] = touches[Math.min(touches.length - 1, i + 1)] ?? [x, y]
      const length = Math.hypot(bx - ax, by - ay) || 1
      return [x - (sign * width * (by - ay)) / length / 2, y + (sign * width * (bx - ax)) / length / 2]
    })
  const [left, right] = [side(1), side(-1).reverse()]
  const [start, back] = [left[0] ?? [0, 0], right[0] ?? [0, 0]]
  return `M${num(start[0])} ${num(start[1])}${through(left)}L${num(back[0])} ${num(back[1])}${through(right)}Z`
}
