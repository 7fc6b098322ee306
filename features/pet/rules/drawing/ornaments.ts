import type { Mark } from './drawing.ts'
import type { Tone } from './palette.ts'
import { oval, type Point, place, points, type Ring } from './path.ts'

/** Straight-edged shapes, one unit high. */
const DIAMOND = points(0, -1, 0.76, 0, 0, 1, -0.76, 0)
const spiked = (inner: number): Ring =>
  points(0, -1, inner, -inner, 1, 0, inner, inner, 0, 1, -inner, inner, -1, 0, -inner, -inner)
const SPARK = spiked(0.26)
const BLOSSOM = spiked(0.44)

/** A star with four points, as a mark; `turn` in degrees. */
export const star = (x: number, y: number, r: number, paint: Tone, turn = 0): Mark => [
  place(SPARK, x, y, r, r, turn),
  paint,
  1,
  true,
]

/** Tones of a set on its ground: plain, light, rich, golden. */
export type Tones = readonly [plain: Tone, light: Tone, rich: Tone, golden: Tone]
export const ON_COAT: Tones = ['accent', 'belly', 'accent', 'gem']
export const ON_ACCENT: Tones = ['accentShade', 'belly', 'irisGlow', 'gem']
export const ON_LIGHT: Tones = ['bellyShade', 'accent', 'iris', 'goldShade']
export const ON_AIR: Tones = ['accent', 'gem', 'cloth', 'gold']

/** What an ornament is at each rank, from 1: form, size, which of the set's tones. */
export const LADDER = [
  ['dot', 1.3, 0],
  ['dot', 1.75, 0],
  ['diamond', 2, 0],
  ['diamond', 2.5, 0],
  ['diamond', 2.5, 1],
  ['diamond', 2.9, 1],
  ['star', 2.5, 1],
  ['star', 2.9, 1],
  ['star', 2.9, 2],
  ['star', 3.3, 2],
  ['blossom', 2.5, 2],
  ['blossom', 2.9, 2],
  ['blossom', 2.9, 3],
  ['blossom', 3.3, 3],
  ['star', 3.5, 3],
  ['star', 3.9, 3],
] as const

/**
 * A set of ornaments: dots that become gems that become stars.
 *
 * @param ranks rank of each ornament, 0 if it is not there yet
 * @param at where the kth one sits
 * @param size of one unit
 */
export function ornaments(ranks: readonly number[], at: (k: number) => Point, size: number, tones: Tones): Mark[] {
  const layers: Mark[][] = [[], [], [], []]
  ranks.forEach((rank, k) => {
    const step = LADDER[rank - 1]
    if (!step) return
    const [form, scale, tone] = step
    const [x, y] = at(k)
    const r = size * scale
    const paint = tones[tone]
    const shape: Record<typeof form, Ring> = {
      dot: oval(x, y, r),
      diamond: place(DIAMOND, x, y, r),
      star: place(SPARK, x, y, r),
      blossom: place(BLOSSOM, x, y, r),
    }
    layers[tone]?.push([shape[form], paint, 1, form !== 'dot'])
  })
  return layers.flat()
}

/** Ornaments in pairs: even ones left, odd ones right. Gives the side (−1 or 1) and the place within it, 0 for the finest. */
export const paired = (k: number): [side: -1 | 1, nth: number] => [k % 2 === 0 ? -1 : 1, Math.floor(k / 2)]

/** The ranks of one side alone. */
export const rightOrLeft = (ranks: readonly number[], side: number): number[] =>
  ranks.filter((_, k) => paired(k)[0] === side)

/** Ornaments of several sets, sorted so that those of the same colour share a path. */
export const byPaint = (...sets: readonly Mark[][]): Mark[] => sets.flat().sort((a, b) => a[1].localeCompare(b[1]))
