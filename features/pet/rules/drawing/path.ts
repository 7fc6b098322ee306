/** A point of the drawing: x to the right, y down, the ground at y = 0. */
export type Point = readonly [x: number, y: number]

/** Control points of a closed quadratic B-spline. The curve stays inside them; a point given twice makes a corner. */
export type Ring = readonly Point[]

/** Left, top, right, bottom. */
export type Box = readonly [left: number, top: number, right: number, bottom: number]

/** One painted path, with the box of its own curve. */
export interface Outline {
  d: string
  box: Box
}

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t

/** Points from a flat list `x, y, x, y, …`. */
export function points(...flat: number[]): Ring {
  return Array.from({ length: flat.length / 2 }, (_, i): Point => [flat[2 * i] ?? 0, flat[2 * i + 1] ?? 0])
}

/** A ring symmetric about x = 0 from its right half, listed from top to bottom. */
export function both(...flat: number[]): Ring {
  const half = points(...flat)
  return [
    ...half,
    ...half
      .filter(([x]) => x !== 0)
      .map(([x, y]): Point => [-x, y])
      .reverse(),
  ]
}

/** Scales, turns (degrees, clockwise) and then moves a ring. */
export function place(ring: Ring, x: number, y: number, sx = 1, sy = sx, turn = 0): Ring {
  const cos = Math.cos((turn * Math.PI) / 180)
  const sin = Math.sin((turn * Math.PI) / 180)
  return ring.map(([px, py]): Point => [x + px * sx * cos - py * sy * sin, y + px * sx * sin + py * sy * cos])
}

/** Two lists in turn, first of each, second of each: left and right parts that then share paths. */
export const zip = <T>(left: readonly T[], right: readonly T[]): T[] =>
  left.flatMap((item, i) => [item, ...right.slice(i, i + 1)])

/** The other side: x turned round. */
export const mirror = (ring: Ring): Ring => ring.map(([x, y]): Point => [-x, y])

const polygon = (n: number, reach: number): Ring =>
  Array.from({ length: n }, (_, i): Point => {
    const a = ((i + 0.5) * 2 * Math.PI) / n
    return [Math.cos(a) * reach, Math.sin(a) * reach]
  })
// Six control points come within 1 % of an ellipse, eight within 0.3 %.
const SIX = polygon(6, 1.149)
const EIGHT = polygon(8, 1.081)

/** An ellipse with half axes `rx`, `ry`, turned by degrees. */
export const oval = (x: number, y: number, rx: number, ry = rx, turn = 0): Ring =>
  place(Math.max(rx, ry) > 13 || Math.max(rx, ry) < 2 ? EIGHT : SIX, x, y, rx, ry, turn)

/** A limb, tail or ribbon: a spine with a half-width at each point, round at both ends. A half-width near 0 gives a tip. */
export function tube(spine: Ring, widths: readonly number[]): Ring {
  const right: Point[] = []
  const left: Point[] = []
  const last = spine.length - 1
  spine.forEach(([x, y], i) => {
    const [ax, ay] = spine[Math.max(0, i - 1)] ?? [x, y]
    const [bx, by] = spine[Math.min(last, i + 1)] ?? [x, y]
    const long = Math.hypot(bx - ax, by - ay) || 1
    const w = widths[i] ?? 0
    const nx = (-(by - ay) / long) * w
    const ny = ((bx - ax) / long) * w
    // The ends reach half a width further, so that the rounded tip ends about where the spine does.
    const over = i === 0 ? -0.5 : i === last ? 0.5 : 0
    const ox = ((bx - ax) / long) * w * over
    const oy = ((by - ay) / long) * w * over
    right.push([x - nx + ox, y - ny + oy])
    left.push([x + nx + ox, y + ny + oy])
  })
  return [...right, ...left.reverse()]
}

const area = (ring: Ring): number =>
  ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length] ?? [x, y]
    return sum + x * ny - nx * y
  }, 0)

/** The same ring, clockwise on the page. */
export const clockwise = (ring: Ring): Ring => (area(ring) < 0 ? [...ring].reverse() : ring)

/** The ring drawn in on the side away from the light (upper left): what is left of `depth` shows as a crescent of shade. */
export function litSide(ring: Ring, depth: number): Ring {
  const round = clockwise(ring)
  const n = round.length
  return round.map(([x, y], i): Point => {
    const [ax, ay] = round[(i + n - 1) % n] ?? [x, y]
    const [bx, by] = round[(i + 1) % n] ?? [x, y]
    const long = Math.hypot(bx - ax, by - ay) || 1
    const facing = ((by - ay) * 0.62 + (ax - bx) * 0.78) / long
    const k = depth * Math.max(0, facing)
    return [x - 0.62 * k, y - 0.78 * k]
  })
}

/** Points on the curve itself: three for each control point. */
export function trace(ring: Ring): Ring {
  const n = ring.length
  return ring.flatMap(([x, y], i): Point[] => {
    const [ax, ay] = ring[(i + n - 1) % n] ?? [x, y]
    const [bx, by] = ring[(i + 1) % n] ?? [x, y]
    const at = (t: number): Point => {
      const u = 1 - t
      return [
        (u * u * (ax + x)) / 2 + 2 * u * t * x + (t * t * (x + bx)) / 2,
        (u * u * (ay + y)) / 2 + 2 * u * t * y + (t * t * (y + by)) / 2,
      ]
    }
    return [at(0.17), at(0.5), at(0.83)]
  })
}

/** The part of `ring` that lies within the convex ring `window` (Sutherland and Hodgman), so that patches never leave the body. */
export function within(ring: Ring, window: Ring): Ring {
  const edge = clockwise(trace(window))
  const start = trace(clockwise(ring))
  let out: Point[] = [...start]
  edge.forEach(([ax, ay], i) => {
    const [bx, by] = edge[(i + 1) % edge.length] ?? [ax, ay]
    const side = ([x, y]: Point): number => (bx - ax) * (y - ay) - (by - ay) * (x - ax)
    const kept: Point[] = []
    out.forEach((p, j) => {
      const q = out[(j + 1) % out.length] ?? p
      const sp = side(p)
      const sq = side(q)
      if (sp >= 0) kept.push(p)
      if (sp >= 0 !== sq >= 0) {
        const t = sp / (sp - sq)
        kept.push([mix(p[0], q[0], t), mix(p[1], q[1], t)])
      }
    })
    out = kept
  })
  const whole = out.length === start.length && out.every((p, i) => p === start[i])
  return whole ? ring : thin(out)
}

/** Drops points closer than a tenth of the patch to the one kept before; a sharp turn stays, as a corner. */
function thin(ring: Ring): Ring {
  const n = ring.length
  const near = Math.min(10, Math.max(2.5, extent(ring) / 7))
  const out: Point[] = []
  ring.forEach(([x, y], i) => {
    const [ax, ay] = ring[(i + n - 1) % n] ?? [x, y]
    const [bx, by] = ring[(i + 1) % n] ?? [x, y]
    const before = Math.atan2(y - ay, x - ax)
    const bend = Math.abs(((Math.atan2(by - y, bx - x) - before + 3 * Math.PI) % (2 * Math.PI)) - Math.PI)
    const last = out.at(-1)
    if (bend > 0.75 && Math.hypot(x - ax, y - ay) > 0.4) out.push([x, y], [x, y])
    else if (!last || Math.hypot(x - last[0], y - last[1]) > near) out.push([x, y])
  })
  return out
}

const extent = (ring: Ring): number => {
  const xs = ring.map(p => p[0])
  const ys = ring.map(p => p[1])
  return Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys))
}

const pair = (x: number, y: number): string => (y < 0 ? `${x}${y}` : `${x} ${y}`)

/** Path units for one unit of the figure: whole numbers are shorter than decimals. */
export const UNITS = 4

/**
 * A ring as path data. Control points are rounded to even path units, so the joints between them are whole and the smooth
 * command `t`, which reflects the last control point, never drifts: about seven bytes a point. The box is in path units.
 */
export function outline(ring: Ring): Outline {
  const even = (v: number): number => 2 * Math.round((v * UNITS) / 2)
  const p = clockwise(ring).map(([x, y]): Point => [even(x), even(y)])
  const n = p.length
  if (n < 3) return { d: '', box: [0, 0, 0, 0] }
  const joint = (i: number): Point => {
    const [ax, ay] = p[(i + n) % n] ?? [0, 0]
    const [bx, by] = p[(i + 1 + n) % n] ?? [0, 0]
    return [(ax + bx) / 2, (ay + by) / 2]
  }
  const [sx, sy] = joint(-1)
  const [fx, fy] = p[0] ?? [0, 0]
  let [x, y] = joint(0)
  let d = `M${pair(sx, sy)}q${pair(fx - sx, fy - sy)}${x - sx < 0 ? '' : ' '}${pair(x - sx, y - sy)}`
  for (let i = 1; i < n; i++) {
    const [nx, ny] = joint(i)
    d += `t${pair(nx - x, ny - y)}`
    x = nx
    y = ny
  }
  const curve = trace(p)
  const xs = curve.map(q => q[0])
  const ys = curve.map(q => q[1])
  return { d: `${d}z`, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] }
}
