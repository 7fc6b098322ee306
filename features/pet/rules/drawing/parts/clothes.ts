import { grownBy } from '../dials.ts'
import { type Mark, solid } from '../drawing.ts'
import type { Build, Figure } from '../figure.ts'
import { mix, oval, type Point, place, points, type Ring, tube, within } from '../path.ts'
import { STAR } from './eyes.ts'

/** Cloth behind the body: a cape for the adventurer, longer in every later form. */
export function cape(build: Build, figure: Figure): Mark[] {
  if (build.form < 5 || figure.cape === 'none') return []
  const { x, y, w } = figure.neck
  if (figure.cape === 'drape') return []
  const long = -y * mix(0.62, 0.86, (build.form - 5) / 4)
  const put = (ring: Ring): Ring => place(ring, x, y - 4, w, long)
  return solid(
    put(
      points(
        -0.8,
        -0.02,
        0,
        -0.06,
        0.8,
        -0.02,
        1.25,
        0.5,
        1.7,
        1,
        1.2,
        0.94,
        0.7,
        1.04,
        0,
        0.94,
        -0.7,
        1.04,
        -1.15,
        0.94,
        -1.6,
        1,
        -1.2,
        0.5,
      ),
    ),
    'cloth',
    w * 0.16,
  )
}

/** What is worn at the neck and across the body: scarf, satchel, clasp, mantle. */
export function clothes(build: Build, figure: Figure): Mark[] {
  const { form } = build
  const { trim, charm, stitches } = build.grown.accessory
  const { x, y, w, tilt = 0 } = figure.neck
  const put = (ring: Ring): Ring => place(ring, x, y, w, w, tilt)
  const marks: Mark[] = []
  if (figure.cape === 'drape' && form >= 5) {
    const { cx, cy, rx, ry } = drapeOf(figure)
    const cloth = within(figure.torso, oval(cx, cy, rx, ry * mix(0.9, 1.1, (form - 5) / 4)))
    marks.push(
      [cloth, 'clothShade'],
      [within(figure.torso, oval(cx - 2, cy - 5, rx * 0.94, ry * mix(0.9, 1.1, (form - 5) / 4))), 'cloth'],
    )
  }
  if (form >= 3 && form <= 6) {
    const [hx, hy] = figure.hip
    const size = w * 0.36
    const bag = (ring: Ring): Ring => place(ring, hx, hy, size)
    marks.push([
      tube(points(x - w * 0.62, y + 2, mix(x, hx, 0.42) - w * 0.1, mix(y, hy, 0.5), hx - size * 0.3, hy - size * 0.5), [
        w * 0.075,
        w * 0.08,
        w * 0.08,
      ]),
      'clothShade',
    ])
    marks.push(
      ...solid(bag(points(-1, -0.7, 1, -0.7, 1.16, 0.2, 0.9, 0.86, -0.9, 0.86, -1.16, 0.2)), 'cloth', size * 0.2),
    )
    marks.push(
      [bag(points(-1, -0.74, 1, -0.74, 1.1, -0.1, 0.3, 0.3, -0.3, 0.3, -1.1, -0.1)), 'clothLit'],
      [bag(oval(0, 0.14, 0.2)), 'gold'],
    )
    for (let k = 0; k < Math.min(3, Math.ceil(stitches / 3)); k++)
      marks.push([bag(oval((k - 1) * 0.5, 0.56, 0.1)), 'ivory'])
  }
  if (form >= 2 && form <= 4) {
    const tail = put(points(-0.62, 0.14, -0.3, 0.2, -0.32, 0.7, -0.44, 1.06, -0.84, 0.98, -0.72, 0.56))
    const band = put(
      points(
        -1.02,
        -0.18,
        -0.5,
        -0.02,
        0,
        0.03,
        0.5,
        -0.02,
        1.02,
        -0.18,
        1.06,
        0.16,
        0.56,
        0.34,
        0,
        0.4,
        -0.56,
        0.34,
        -1.06,
        0.16,
      ),
    )
    marks.push(...solid(tail, 'cloth', w * 0.09))
    if (trim > 0)
      marks.push([
        put(points(-0.36, 0.72, -0.4, mix(0.86, 1, grownBy(trim)), -0.8, mix(0.8, 0.92, grownBy(trim)), -0.76, 0.66)),
        'clothLit',
      ])
    marks.push(...solid(band, 'cloth', w * 0.1), ...solid(put(oval(-0.48, 0.22, 0.22, 0.2, 20)), 'cloth', w * 0.05))
  } else if (form === 5 || form === 6) {
    marks.push(
      ...solid(
        put(points(-1, -0.2, 0, 0, 1, -0.2, 1.06, 0.1, 0.4, 0.28, 0, 0.4, -0.4, 0.28, -1.06, 0.1)),
        'cloth',
        w * 0.08,
      ),
    )
    if (trim > 0)
      marks.push([
        put(tube(points(-0.96, 0.12, -0.4, 0.26, 0, 0.36, 0.4, 0.26, 0.96, 0.12), [0.02, 0.05, 0.06, 0.05, 0.02])),
        'clothLit',
      ])
  } else if (form >= 7) {
    const drop = mix(0.62, 0.8, (form - 7) / 2)
    marks.push(
      ...solid(
        put(
          points(
            -1,
            -0.22,
            0,
            0.02,
            1,
            -0.22,
            1.3,
            0.2,
            1.18,
            drop * 0.8,
            0.7,
            drop * 0.84,
            0.34,
            drop * 1.2,
            0,
            drop * 1.1,
            -0.34,
            drop * 1.2,
            -0.7,
            drop * 0.84,
            -1.18,
            drop * 0.8,
            -1.3,
            0.2,
          ),
        ),
        'cloth',
        w * 0.14,
      ),
    )
    marks.push([
      put(tube(points(-1, -0.1, -0.5, 0.1, 0, 0.16, 0.5, 0.1, 1, -0.1), [0.06, 0.1, 0.11, 0.1, 0.06])),
      form > 8 ? 'gold' : 'clothLit',
    ])
    if (trim > 0)
      for (const side of [-1, 0, 1])
        marks.push([put(oval(side * 0.56, drop * (side === 0 ? 0.78 : 0.56), mix(0.06, 0.1, grownBy(trim)))), 'gold'])
  }
  if (form >= 5 || (charm > 0 && form >= 2)) {
    const big = mix(0.2, 0.32, grownBy(charm)) * (form >= 5 ? 1 : 0.8)
    marks.push(
      ...solid(
        put(
          place(form >= 5 && charm === 0 ? oval(0, 0, 0.7) : STAR, form >= 5 ? 0 : -0.48, form >= 5 ? 0.26 : 0.24, big),
        ),
        'gold',
        w * 0.04,
      ),
    )
  }
  return marks
}

/** Where a cloth lies over the back of a four-legged pet. */
function drapeOf(figure: Figure): { cx: number; cy: number; rx: number; ry: number } {
  const xs = figure.torso.map(p => p[0])
  const ys = figure.torso.map(p => p[1])
  const wide = Math.max(...xs) - Math.min(...xs)
  const high = Math.max(...ys) - Math.min(...ys)
  return { cx: Math.min(...xs) + wide * 0.5, cy: Math.min(...ys) + high * 0.1, rx: wide * 0.3, ry: high * 0.66 }
}

/** The fluffy collar, with its gem; both come with their dials. */
export function mane(build: Build, figure: Figure): Mark[] {
  const { ruff, locks, shine } = build.grown.mane
  const { gem, freckles } = build.grown.glow
  const { x, y, w, tilt = 0 } = figure.neck
  const marks: Mark[] = []
  if (ruff > 0) {
    const n = Math.min(9, 5 + Math.floor(locks / 3))
    const reach = mix(0.3, 0.66, grownBy(ruff)) * mix(0.8, 1.2, build.age)
    const edge: Point[] = []
    const petals = build.looks.mane === 'petals'
    for (let k = 0; k < n; k++) {
      const a = mix(-0.12, 1.12, k / (n - 1)) * Math.PI
      const half = (0.5 * 1.24 * Math.PI) / (n - 1)
      const out = (angle: number, r: number): Point => [
        Math.cos(angle) * (0.92 + r),
        Math.sin(angle) * (0.28 + r) - 0.12,
      ]
      if (petals)
        edge.push(
          out(a - half * 0.8, 0.04),
          out(a - half * 0.6, reach),
          out(a + half * 0.6, reach),
          out(a + half * 0.8, 0.04),
        )
      else
        edge.push(
          out(a - half * 0.7, reach * 0.4),
          out(a + half * 0.3, reach * 1.1),
          out(a + half * 0.3, reach * 1.1),
          out(a + half * 0.8, reach * 0.3),
        )
    }
    marks.push(
      ...solid(
        place([...edge, [-0.7, -0.5], [0.7, -0.5]], x, y, w, w, tilt),
        build.looks.mane === 'locks' ? 'accent' : 'belly',
        w * 0.1,
      ),
    )
    if (shine > 0)
      marks.push([place(oval(-0.44, 0.2, mix(0.1, 0.2, grownBy(shine)), 0.08, 30), x, y, w, w, tilt), 'white', 0.8])
  }
  if (gem > 0) {
    const size = w * mix(0.16, 0.26, grownBy(gem))
    const gy = y + w * mix(0.86, 1.05, build.age)
    marks.push(
      [place(points(0, -1.2, 0, -1.2, 0.9, 0, 0.9, 0, 0, 1.2, 0, 1.2, -0.9, 0, -0.9, 0), x, gy, size), 'irisGlow'],
      [place(points(0, -0.8, 0.1, -0.7, -0.3, 0.2, -0.6, 0), x, gy, size), 'white'],
    )
  }
  for (let k = 0; k < Math.min(5, Math.ceil(freckles / 2)); k++)
    marks.push([oval(x + w * (k - 2) * 0.24, y + w * (0.66 + (k % 2) * 0.2), w * 0.05), 'accentLit'])
  return marks
}
