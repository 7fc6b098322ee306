import { clockwise, mix, type Point, type Ring, trace } from './path.ts'

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

/** Drops points closer than a fifth of the patch to the one kept before; a sharp turn stays, as a corner. */
function thin(ring: Ring): Ring {
  const n = ring.length
  const near = Math.min(12, Math.max(2.5, extent(ring) / 5))
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
