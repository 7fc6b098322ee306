import { clockwise, type Point, type Ring, ROUND, trace } from './path.ts'

/** Left, top, right, bottom. */
export type Box = readonly [left: number, top: number, right: number, bottom: number]

/** A closed path: where it starts, its commands from there (all of them relative), and the box of the curve; in path units. */
export interface Outline {
  start: Point
  commands: string
  box: Box
}

/** Path units for one unit of the figure: whole numbers are shorter than decimals. */
export const UNITS = 2

/** Numbers of a path in the fewest bytes: a minus sign separates two numbers as well as a space does. */
export const list = (...numbers: number[]): string =>
  numbers.map((v, i) => (i > 0 && v >= 0 ? ` ${v}` : `${v}`)).join('')

const boxOf = (ring: Ring): Box => {
  const xs = ring.map(p => p[0])
  const ys = ring.map(p => p[1])
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}

/** A ring as path data: straight edges if `sharp`, an ellipse as two arcs, anything else as a chain of smooth curves. */
export function outline(ring: Ring, sharp = false): Outline {
  const scaled = clockwise(ring).map(([x, y]): Point => [x * UNITS, y * UNITS])
  if (scaled.length < 3) return { start: [0, 0], commands: '', box: [0, 0, 0, 0] }
  if (sharp) return polygon(scaled)
  return ellipse(scaled) ?? spline(scaled)
}

function polygon(ring: Ring): Outline {
  const p = ring.map(([x, y]): Point => [Math.round(x), Math.round(y)])
  const [first = [0, 0], ...rest] = p
  let [x, y] = first
  let d = 'l'
  rest.forEach(([nx, ny], i) => {
    d += i > 0 && nx - x >= 0 ? ` ${list(nx - x, ny - y)}` : list(nx - x, ny - y)
    x = nx
    y = ny
  })
  return { start: first, commands: `${d}z`, box: boxOf(p) }
}

/** Two arcs, if the eight control points are a circle's that was scaled and turned. */
function ellipse(ring: Ring): Outline | undefined {
  const [p, , q] = ring
  if (ring.length !== 8 || !p || !q) return undefined
  const cx = ring.reduce((sum, [x]) => sum + x, 0) / 8
  const cy = ring.reduce((sum, [, y]) => sum + y, 0) / 8
  const [ux, uy, vx, vy] = [p[0] - cx, p[1] - cy, q[0] - cx, q[1] - cy]
  const round = ring.every(([x, y], i) => {
    const cos = Math.cos((i * Math.PI) / 4)
    const sin = Math.sin((i * Math.PI) / 4)
    return Math.abs(cx + cos * ux + sin * vx - x) + Math.abs(cy + cos * uy + sin * vy - y) < 0.01
  })
  if (!round) return undefined
  // Half axes and turn by the singular values of the matrix (u v).
  const wide = Math.hypot(ux + vy, uy - vx) / 2
  const slim = Math.hypot(ux - vy, uy + vx) / 2
  const angle = (Math.atan2(uy + vx, ux - vy) + Math.atan2(uy - vx, ux + vy)) / 2
  const rx = (wide + slim) / ROUND
  const ry = Math.abs(wide - slim) / ROUND
  const turn = Math.round((angle * 180) / Math.PI)
  const dx = Math.round(2 * rx * Math.cos(angle))
  const dy = Math.round(2 * rx * Math.sin(angle))
  const start: Point = [Math.round(cx - dx / 2), Math.round(cy - dy / 2)]
  const [a, b] = [Math.max(1, Math.round(rx)), Math.max(1, Math.round(ry))]
  const arc = (x: number, y: number): string => `a${a} ${b} ${a === b ? 0 : turn} 01${list(x, y)}`
  const [w, h] = [
    Math.hypot(rx * Math.cos(angle), ry * Math.sin(angle)),
    Math.hypot(rx * Math.sin(angle), ry * Math.cos(angle)),
  ]
  return { start, commands: `${arc(dx, dy)}${arc(-dx, -dy)}z`, box: [cx - w, cy - h, cx + w, cy + h] }
}

/**
 * Control points are rounded to even path units, so the joints between them are whole and the smooth command `t`, which
 * reflects the last control point, never drifts: about seven bytes a point.
 */
function spline(ring: Ring): Outline {
  const p = ring.map(([x, y]): Point => [2 * Math.round(x / 2), 2 * Math.round(y / 2)])
  const n = p.length
  const joint = (i: number): Point => {
    const [ax, ay] = p[(i + n) % n] ?? [0, 0]
    const [bx, by] = p[(i + 1 + n) % n] ?? [0, 0]
    return [(ax + bx) / 2, (ay + by) / 2]
  }
  const [sx, sy] = joint(-1)
  const [fx, fy] = p[0] ?? [0, 0]
  let [x, y] = joint(0)
  let d = `q${list(fx - sx, fy - sy, x - sx, y - sy)}t`
  for (let i = 1; i < n; i++) {
    const [nx, ny] = joint(i)
    d += i > 1 && nx - x >= 0 ? ` ${list(nx - x, ny - y)}` : list(nx - x, ny - y)
    x = nx
    y = ny
  }
  return { start: [sx, sy], commands: `${d}z`, box: boxOf(trace(p)) }
}
