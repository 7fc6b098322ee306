/** A point of the drawing: x to the right, y down, the ground at y = 0. */
export type Point = readonly [x: number, y: number]

/** Control points of a closed quadratic B-spline. The curve stays inside them; a point given twice makes a corner. */
export type Ring = readonly Point[]

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

const hundredths = (text: string): number[] => text.split(' ').map(part => Number(part) / 100)

/** Points written as text in hundredths of a unit: `'0 -104 15 -100'`. */
export const shape = (text: string): Ring => points(...hundredths(text))

/** A ring symmetric about x = 0 from its right half, written like `shape`. */
export const twin = (text: string): Ring => both(...hundredths(text))

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

/** How far the eight control points of a circle lie outside it. */
export const ROUND = 1.081

const CIRCLE: Ring = Array.from({ length: 8 }, (_, i): Point => {
  const a = (i * Math.PI) / 4
  return [Math.cos(a) * ROUND, Math.sin(a) * ROUND]
})

/** An ellipse with half axes `rx`, `ry`, turned by degrees. */
export const oval = (x: number, y: number, rx: number, ry = rx, turn = 0): Ring => place(CIRCLE, x, y, rx, ry, turn)

/** A limb, tail or ribbon: a spine with a half-width at each point, round at both ends. A half-width near 0 gives a tip. */
export function tube(spine: Ring, widths: readonly number[]): Ring {
  const right: Point[] = []
  const left: Point[] = []
  const last = spine.length - 1
  spine.forEach(([x, y], i) => {
    const [dx, dy] = along(spine, i)
    const w = widths[i] ?? 0
    // The ends reach half a width further, so that the rounded tip ends about where the spine does.
    const over = i === 0 ? -0.5 : i === last ? 0.5 : 0
    right.push([x + dy * w + dx * w * over, y - dx * w + dy * w * over])
    left.push([x - dy * w + dx * w * over, y + dx * w + dy * w * over])
  })
  return [...right, ...left.reverse()]
}

/** Direction of a spine at one of its points, as a vector of length 1. */
export function along(spine: Ring, i: number): Point {
  const [x = 0, y = 0] = spine[i] ?? []
  const [ax, ay] = spine[Math.max(0, i - 1)] ?? [x, y]
  const [bx, by] = spine[Math.min(spine.length - 1, i + 1)] ?? [x, y]
  const long = Math.hypot(bx - ax, by - ay) || 1
  return [(bx - ax) / long, (by - ay) / long]
}

const area = (ring: Ring): number =>
  ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length] ?? [x, y]
    return sum + x * ny - nx * y
  }, 0)

/** The same ring, clockwise on the page. */
export const clockwise = (ring: Ring): Ring => (area(ring) < 0 ? [...ring].reverse() : ring)

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
