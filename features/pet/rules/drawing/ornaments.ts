import type { Dial, Grown } from './dials.ts'
import type { Mark } from './drawing.ts'
import type { Tone } from './palette.ts'
import { oval, type Point, place, points, type Ring, shape } from './path.ts'

const spiked = (inner: number): Ring =>
  points(0, -1, inner, -inner, 1, 0, inner, inner, 0, 1, -inner, inner, -1, 0, -inner, -inner)
const SPARK = spiked(0.26)

/** A star with four points, as a mark; `turn` in degrees. */
export const star = (x: number, y: number, r: number, paint: Tone, turn = 0): Mark => [
  place(SPARK, x, y, r, r, turn),
  paint,
  1,
  true,
]

/** The fuller star of the forehead. */
export const browStar = (x: number, y: number, r: number): Mark => [place(spiked(0.36), x, y, r), 'gem', 1, true]

/** Tones of a set on its ground: plain, light, rich, golden. */
export type Tones = readonly [plain: Tone, light: Tone, rich: Tone, golden: Tone]
export const ON_COAT: Tones = ['accent', 'belly', 'accentShade', 'gem']
export const ON_ACCENT: Tones = ['accentShade', 'belly', 'coat', 'gem']
export const ON_LIGHT: Tones = ['accentShade', 'bellyShade', 'coatDeep', 'gold']
export const ON_AIR: Tones = ['cloth', 'gem', 'iris', 'gold']

interface Jewel {
  ring: Ring
  sharp: boolean
}
const round = (ring: Ring): Jewel => ({ ring, sharp: false })
const cut = (...flat: number[]): Jewel => ({ ring: points(...flat), sharp: true })

/** The forms that an ornament takes on, from the first to the finest; all cover about as much. */
const JEWELS: readonly Jewel[] = [
  round(oval(0, 0, 1)),
  round(shape('0 -150 0 -150 80 -20 90 70 0 124 -90 70 -80 -20')),
  round(shape('0 -150 0 -150 110 -40 70 80 0 150 0 150 -70 80 -110 -40')),
  round(shape('0 -70 30 -124 124 -110 124 10 0 140 0 140 -124 10 -124 -110 -30 -124')),
  cut(0, -1.5, 1.16, 0, 0, 1.5, -1.16, 0),
  cut(-1.4, -1, 0, -0.36, 1.4, -1, 1.4, 1, 0, 0.36, -1.4, 1),
  cut(0, -1.46, 0.9, -0.7, 0.9, 0.7, 0, 1.46, -0.9, 0.7, -0.9, -0.7),
  round(shape('0 -60 74 -148 148 -74 60 0 148 74 74 148 0 60 -74 148 -148 74 -60 0 -148 -74 -74 -148')),
  cut(-1.3, 1, -1.3, -0.9, -0.62, -0.2, 0, -1.4, 0.62, -0.2, 1.3, -0.9, 1.3, 1),
  { ring: place(spiked(0.4), 0, 0, 1.55), sharp: true },
]

/** What an ornament goes through in each form: which tone it has, and which its middle. */
const TURNS: readonly (readonly [tone: number, middle?: number])[] = [
  [0],
  [1],
  [2],
  [3],
  [3, 0],
  [0, 3],
  [1, 2],
  [2, 1],
]

/** The shape of an ornament at a rank (from 1), and its tone within that shape (from 0). */
export const ornamentAt = (rank: number): { form: number; turn: number } => ({
  form: Math.floor((rank - 1) / TURNS.length),
  turn: (rank - 1) % TURNS.length,
})

/** Tones of an ornament at a rank: its own, and that of its middle if it has one. */
export function tonesAt(rank: number, tones: Tones): [own: Tone, middle?: Tone] {
  const [own, middle] = TURNS[ornamentAt(rank).turn] ?? [0]
  return middle === undefined ? [tones[own] ?? tones[0]] : [tones[own] ?? tones[0], tones[middle] ?? tones[0]]
}

/** Radius of a new ornament and how much it gains with each form, in pixels of a picture 256 pixels wide. */
const FIRST = 6.7
const GAIN = 0.03
const MIDDLE = 0.88

/** Where in the row of forms each dial begins, so that a flower is one, and a gem too. */
const BEGINS: Partial<Record<Dial, number>> = { horn: 6, crest: 7, markings: 2, glow: 3, posture: 4, aura: 9 }

/** Which of the forms a dial's ornament has, by how many it has come through. */
export const shapeOf = (dial: Dial, form: number): number => (form + (BEGINS[dial] ?? 0)) % JEWELS.length

/**
 * The same ornament in several places. In each shape it goes through four tones, and through three more with
 * a middle of another tone: a ball becomes a drop, a leaf, a heart and at last a star.
 *
 * @param places its positions
 * @param pixel a pixel of a picture 256 pixels wide, in units of the figure
 */
export function ornaments(dial: Dial, { rank }: Grown, places: readonly Point[], pixel: number, tones: Tones): Mark[] {
  const { form } = ornamentAt(rank)
  const jewel = JEWELS[shapeOf(dial, form)]
  if (rank === 0 || !jewel) return []
  const [own, middle] = tonesAt(rank, tones)
  const r = pixel * (FIRST + GAIN * form)
  return [
    ...places.map(([x, y]): Mark => [place(jewel.ring, x, y, r), own, 1, jewel.sharp]),
    ...(middle ? places.map(([x, y]): Mark => [oval(x, y + r * 0.06, r * MIDDLE), middle]) : []),
  ]
}
