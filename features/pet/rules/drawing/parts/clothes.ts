import { type Mark, solid } from '../drawing.ts'
import type { Build, Figure } from '../figure.ts'
import { star } from '../ornaments.ts'
import { both, mix, oval, type Point, place, points, type Ring, shape, tube } from '../path.ts'

const CAPE = shape('-80 -2 0 -6 80 -2 125 50 170 100 120 94 70 104 0 94 -70 104 -115 94 -160 100 -120 50')
const SCARF = shape('-102 -20 -50 -4 0 2 50 -4 102 -20 108 18 56 36 0 42 -56 36 -108 18')
const SCARF_END = shape('-62 14 -30 20 -32 70 -44 108 -86 100 -72 56')
const COLLAR = shape('-100 -22 0 0 100 -22 108 12 40 30 0 42 -40 30 -108 12')
const BAG = shape('-100 -70 100 -70 116 20 90 86 -90 86 -116 20')
const FLAP = shape('-100 -74 100 -74 112 -10 30 30 -30 30 -112 -10')

/** Cloth behind the body: a cape for the adventurer, longer in every later form. */
export function cape(build: Build, figure: Figure): Mark[] {
  if (build.form < 5 || figure.cape !== 'behind') return []
  const { x, y, w } = figure.neck
  const long = -y * mix(0.66, 0.9, (build.form - 5) / 4)
  return [solid(place(CAPE, x, y - 4, w * 1.04, long), 'cloth')]
}

/** What is worn at the neck and across the body: scarf, satchel, clasp, mantle. */
export function clothes(build: Build, figure: Figure): Mark[] {
  const { form } = build
  const { first: charm, second: size } = build.grown.accessory
  const { x, y, w, tilt = 0 } = figure.neck
  const put = (ring: Ring): Ring => place(ring, x, y, w, w, tilt)
  const marks: Mark[] = []
  if (form >= 5 && typeof figure.cape !== 'string') {
    marks.push(solid(figure.cape, 'cloth'))
  }
  if (form >= 3 && form <= 6) marks.push(...satchel(figure))
  const wear = form <= 4 ? 'scarf' : form <= 6 ? 'collar' : 'mantle'
  if (form < 2) return marks
  const long = mix(0.74, 1.36, size)
  const low = (ring: Ring): Ring => put(place(ring, 0, 0, mix(0.88, 1.2, size), long))
  if (wear === 'scarf') {
    // The end of the scarf stays off the ground.
    const end = long * Math.min(1, (-y - 5) / (w * 1.02 * long))
    marks.push(
      solid(put(place(SCARF_END, 0, 0, mix(0.86, 1.2, size), end)), 'cloth'),
      solid(put(SCARF), 'cloth'),
      solid(put(oval(-0.48, 0.22, 0.23, 0.21, 20)), 'cloth'),
    )
  } else {
    marks.push(solid(low(wear === 'collar' ? COLLAR : mantle(form)), 'cloth'))
    marks.push([
      put(tube(points(-0.98, -0.1, -0.5, 0.1, 0.5, 0.1, 0.98, -0.1), [0.05, 0.09, 0.09, 0.05])),
      form > 7 ? 'gold' : 'clothLit',
    ])
  }
  if (form >= 5 || charm > 0) {
    const [cx = x, cy = y] = put(points(wear === 'scarf' ? -0.48 : 0, wear === 'scarf' ? 0.22 : 0.3))[0] ?? []
    const r = build.pixel * mix(5, 13, charm)
    marks.push(solid(oval(cx, cy, r), 'gold'), star(cx, cy, r * 0.68, 'belly'))
  }
  return marks
}

function mantle(form: number): Ring {
  const drop = mix(0.66, 0.82, (form - 7) / 2)
  return both(...[0, 0.02, 1, -0.22, 1.32, 0.2, 1.2, drop * 0.84, 0.7, drop * 0.88, 0.32, drop * 1.24, 0, drop * 1.12])
}

function satchel({ neck: { x, y, w }, hip: [hx, hy] }: Figure): Mark[] {
  const size = Math.max(11, w * 0.36)
  const bag = (ring: Ring): Ring => place(ring, hx, hy, size)
  const strap = points(
    x - w * 0.62,
    y + 2,
    mix(x, hx, 0.42) - w * 0.1,
    mix(y, hy, 0.5),
    hx - size * 0.3,
    hy - size * 0.5,
  )
  return [
    [tube(strap, [w * 0.075, w * 0.08, w * 0.08]), 'clothShade'],
    solid(bag(BAG), 'cloth'),
    [bag(FLAP), 'clothLit'],
    [bag(oval(0, 0.14, 0.2)), 'gold'],
  ]
}

/** The fluffy collar; under it the gem. */
export function mane(build: Build, figure: Figure): Mark[] {
  const { second: long } = build.grown.mane
  const { x, y, w, tilt = 0 } = figure.neck
  const put = (ring: Ring): Ring => place(ring, x, y, w, w, tilt)
  const marks: Mark[] = []
  const reach = mix(0.4, 0.98, long) * mix(1.2, 1.1, build.age)
  if (long > 0) {
    const n = 7
    const petals = build.looks.mane === 'petals'
    const tooth = 1.24 / (n - 1)
    const edge = Array.from({ length: n }, (_, k): Point[] => {
      const a = mix(-0.12, 1.12, k / (n - 1))
      const out = (shift: number, r: number): Point => {
        const angle = (a + shift * tooth) * Math.PI
        return [Math.cos(angle) * (0.92 + r), Math.sin(angle) * (0.28 + r) - 0.12]
      }
      return petals
        ? [out(-0.4, 0.04), out(-0.34, reach), out(0.34, reach), out(0.4, 0.04)]
        : [out(-0.4, reach * 0.36), out(0.14, reach * 1.16), out(0.14, reach * 1.16), out(0.4, reach * 0.3)]
    }).flat()
    marks.push(solid(put([...edge, [-0.7, -0.5], [0.7, -0.5]]), build.looks.mane === 'locks' ? 'accent' : 'belly'))
  }
  const { second: gem } = build.grown.glow
  if (gem > 0) {
    const size = build.pixel * mix(5, 14, gem)
    const [gx, gy] = put([[0, mix(0.8, 0.98, build.age) + reach * 0.3]])[0] ?? [x, y]
    marks.push(
      [place(points(0, -1.2, 0.9, 0, 0, 1.2, -0.9, 0), gx, gy, size), 'iris', 1, true],
      [place(points(0, -0.9, 0.62, 0, 0, 0.16, -0.62, 0), gx, gy, size), 'irisGlow', 1, true],
    )
  }
  return marks
}
