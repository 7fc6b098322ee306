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

/** The other side: x turned round. */
export const mirror = (ring: Ring): Ring => ring.map(([x, y]): Point => [-x, y])

const OCTAGON: Ring = Array.from({ length: 8 }, (_, i): Point => {
  const a = ((i + 0.5) * Math.PI) / 4
  return [Math.cos(a) * 1.082, Math.sin(a) * 1.082]
})

/** An ellipse with half axes `rx`, `ry`, turned by degrees. */
export const oval = (x: number, y: number, rx: number, ry = rx, turn = 0): Ring => place(OCTAGON, x, y, rx, ry, turn)

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
  let out: Point[] = [...trace(clockwise(ring))]
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
  return thin(out)
}

/** Drops points closer than 2.5 to the one kept before, so that a cut patch costs few bytes. */
function thin(ring: Ring): Ring {
  const out: Point[] = []
  for (const p of ring) {
    const last = out.at(-1)
    if (!last || Math.hypot(p[0] - last[0], p[1] - last[1]) > 2.5) out.push(p)
  }
  return out
}

const short = (v: number): string => {
  const text = String(Math.round(v * 10) / 10)
  return text.startsWith('0.') ? text.slice(1) : text.startsWith('-0.') ? `-${text.slice(2)}` : text
}
const pair = (x: number, y: number): string => {
  const second = short(y)
  return short(x) + (second.startsWith('-') ? '' : ' ') + second
}
const fifth = (v: number): number => Math.round(v * 5) / 5

/**
 * A ring as path data. Control points are rounded to fifths, so the joints between them are exact tenths and the smooth
 * command `t`, which reflects the last control point, never drifts: about nine bytes for each point.
 */
export function outline(ring: Ring): Outline {
  const p = clockwise(ring).map(([x, y]): Point => [fifth(x), fifth(y)])
  const n = p.length
  if (n < 3) return { d: '', box: [0, 0, 0, 0] }
  const joint = (i: number): Point => {
    const [ax, ay] = p[(i + n) % n] ?? [0, 0]
    const [bx, by] = p[(i + 1 + n) % n] ?? [0, 0]
    return [(ax + bx) / 2, (ay + by) / 2]
  }
  const start = joint(-1)
  const first = p[0] ?? start
  const next = joint(0)
  let d = `M${pair(...start)}q${pair(first[0] - start[0], first[1] - start[1])} ${pair(next[0] - start[0], next[1] - start[1])}`
  for (let i = 1; i < n; i++) {
    const [ax, ay] = joint(i - 1)
    const [bx, by] = joint(i)
    d += `t${pair(bx - ax, by - ay)}`
  }
  const curve = trace(p)
  const xs = curve.map(q => q[0])
  const ys = curve.map(q => q[1])
  return { d: `${d}z`, box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] }
}
