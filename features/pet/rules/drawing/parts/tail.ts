import { type Mark, solid } from '../drawing.ts'
import type { Build, Figure } from '../figure.ts'
import { ON_ACCENT, ornamentAt, ornaments, type Tones, tonesAt } from '../ornaments.ts'
import type { Tone } from '../palette.ts'
import { along, mix, oval, type Point, place, points, type Ring, shape, tube } from '../path.ts'

const BRUSH = shape(
  '-800 400 -2300 -2200 -2600 -5000 -800 -7200 -1000 -9600 -1000 -9600 1800 -8000 3200 -5200 2500 -2000 800 400',
)
const BRUSH_TIP = shape(
  '-1700 -6400 -900 -9700 -900 -9700 1500 -8300 2900 -5800 1900 -6600 1200 -5800 300 -6900 -600 -5900',
)
const LEAF = shape('0 1000 -1900 -400 -1700 -2800 400 -4600 400 -4600 2200 -2600 2000 -200')
const PLUME = shape('-700 600 -1200 -4000 -900 -7800 0 -8800 1000 -7600 1200 -4000 700 600')

const BAND_TONES = ['accent', 'belly', 'accentShade', 'gem'] as const satisfies Tones

const lengthOf = (spine: Ring): number =>
  spine.reduce((sum, [x, y], i) => {
    const [px, py] = spine[i - 1] ?? [x, y]
    return sum + Math.hypot(x - px, y - py)
  }, 0)

/** Where along the spine each stripe lies, as a share of its length; the tail has two of them at first, then three. */
const STRIPES = [0.52, 0.76, 0.28]

/** Stripes across a spine: they cycle through their tones, broader each time. */
function stripes(rank: number, spine: Ring, widths: readonly number[], pixel: number): Mark[] {
  if (rank === 0) return []
  const { form } = ornamentAt(rank)
  const [own, middle] = tonesAt(rank, BAND_TONES)
  const long = lengthOf(spine)
  const broad = Math.max(long * (0.1 + 0.005 * form), pixel * 7.8)
  const band = (share: number, broad: number, tone: Tone): Mark => {
    const t = share * (spine.length - 1)
    const i = Math.min(spine.length - 2, Math.floor(t))
    const [ax, ay] = spine[i] ?? [0, 0]
    const [bx, by] = spine[i + 1] ?? [0, 0]
    const [x, y] = [mix(ax, bx, t - i), mix(ay, by, t - i)]
    const w = mix(widths[i] ?? 0, widths[i + 1] ?? 0, t - i) * 0.93
    const [dx, dy] = along(points(ax, ay, bx, by), 0)
    const corner = (across: number, ahead: number): Point => [
      x + dy * w * across + (dx * broad * ahead) / 2,
      y - dx * w * across + (dy * broad * ahead) / 2,
    ]
    return [[corner(1, -1), corner(1, 1), corner(-1, 1), corner(-1, -1)], tone, 1, true]
  }
  const shares = STRIPES.slice(0, form < 4 ? 2 : 3)
  return [
    ...shares.map(share => band(share, broad, own)),
    ...(middle ? shares.map(share => band(share, broad * 0.66, middle)) : []),
  ]
}

/** The tail, drawn pointing up from (0, 0), about 60 long, then turned to where it grows. */
export function tail(build: Build, figure: Figure): Mark[] {
  const { x, y, turn, size } = figure.tail
  const { first, second, rank } = build.grown.tail
  const s = size * mix(0.7, 1.34, first) * (build.form === 8 ? 1.08 : 1)
  const fat = mix(0.78, 1.42, second)
  const put = (ring: Ring): Ring => place(ring, x, y, s, s, turn)
  const kind = figure.tail.kind ?? build.looks.tail
  const striped = (spine: Ring, widths: readonly number[]): Mark[] =>
    figure.tailSpine
      ? []
      : stripes(
          rank,
          put(spine),
          widths.map(w => w * fat * s),
          build.pixel,
        )
  if (kind === 'stub') {
    const spine = points(0, 6, -3, -14, 2, -34, 8, -54)
    const widths = [19, 16, 10, 2]
    return [
      solid(
        put(
          tube(
            spine,
            widths.map(w => w * fat),
          ),
        ),
        'coat',
      ),
      ...striped(spine, widths),
    ]
  }
  if (kind === 'fan') {
    const n = 5
    const plumes = [0, 4, 1, 3, 2].map(i => {
      const t = i / (n - 1) - 0.5
      return (ring: Ring): Ring => put(place(ring, 0, 0, fat, 1 - Math.abs(t) * 0.3, t * 76))
    })
    return [
      ...plumes.map(at => solid(at(PLUME), 'accent')),
      ...ornaments(
        'tail',
        build.grown.tail,
        [plumes[2], plumes[3]].flatMap(at => at?.([[0, -68]]) ?? []),
        build.pixel,
        ON_ACCENT,
      ),
    ]
  }
  if (kind === 'puff') {
    const r = 20 * fat
    const rows = [0, 1, 2, 3, 4, 5, 6]
    const chords = rows.map(i => (Math.sqrt(1 - (i / 3 - 1) ** 2) * r * 0.9) / fat)
    const spine = rows.map((i): Point => [0, (-40 * fat * i) / 6])
    return [solid(put(oval(0, -20 * fat, r, r * 0.96)), 'coat'), ...striped(spine, chords)]
  }
  if (kind === 'brush') {
    const wide = (ring: Ring): Ring => put(place(ring, 0, 0, fat, 1))
    return [
      solid(wide(BRUSH), 'coat'),
      solid(wide(BRUSH_TIP), 'belly'),
      ...striped(points(0, -6, 1, -26, 4, -46, 4, -62), [13, 21, 24, 20]),
    ]
  }
  if (kind === 'leaf') {
    const spine = points(0, 2, -8, -18, -4, -40, 6, -54)
    const widths = [12, 11, 10, 9]
    return [
      solid(
        put(
          tube(
            spine,
            widths.map(w => w * fat),
          ),
        ),
        'coat',
      ),
      solid(put(place(LEAF, 6, -52, 1.05 * fat, 0.95)), 'accent'),
      ...striped(spine, widths),
    ]
  }
  const spine =
    kind === 'curl'
      ? points(0, 4, -12, -18, -8, -44, 14, -56, 32, -44, 28, -26, 16, -28)
      : points(0, 4, -14, -16, -14, -40, 4, -58, 12, -78, 4, -96)
  const widths = kind === 'curl' ? [10, 10, 10, 10, 9, 8, 7] : [11, 11, 11, 10, 8, 4]
  return [
    solid(
      put(
        tube(
          spine,
          widths.map(w => w * fat),
        ),
      ),
      'coat',
    ),
    ...striped(spine, widths),
  ]
}

/** Stripes of a body that itself runs out into a tail. */
export const bodyStripes = (build: Build, figure: Figure): Mark[] =>
  figure.tailSpine ? stripes(build.grown.tail.rank, figure.tailSpine.spine, figure.tailSpine.widths, build.pixel) : []
