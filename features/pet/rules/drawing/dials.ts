import { dice } from '#kit/chance/dice.ts'
import { wholeStage } from '../forms.ts'

/** What a dial turns: two measures that grow, and a set of four ornaments that come one by one and then become finer. */
export interface DialPlan {
  grows: readonly [first: string, second: string]
  set: string
}

/** The twelve dials. */
export const DIALS = {
  ear: { grows: ['length', 'width'], set: 'bead' },
  horn: { grows: ['length', 'lean'], set: 'gem' },
  crest: { grows: ['height', 'width'], set: 'flower' },
  tail: { grows: ['length', 'width'], set: 'stripe' },
  wing: { grows: ['length', 'width'], set: 'spot' },
  markings: { grows: ['brow', 'size'], set: 'patch' },
  mane: { grows: ['length', 'cheeks'], set: 'bead' },
  glow: { grows: ['blush', 'gem'], set: 'freckle' },
  eye: { grows: ['lashes', 'sparks'], set: 'dot' },
  accessory: { grows: ['charm', 'cloth'], set: 'bell' },
  posture: { grows: ['height', 'chest'], set: 'mark' },
  aura: { grows: ['reach', 'rays'], set: 'mote' },
} as const satisfies Record<string, DialPlan>

export type Dial = keyof typeof DIALS

/** How many ornaments a set has, and through how many ranks each of them goes. */
export const SET_SIZE = 4
export const RANKS = 16
/** How often each measure is turned in the whole life. */
export const STEPS = 10

/** What one dial has brought: both measures from 0 to 1, and the rank of each ornament (0 = not there yet). */
export interface Grown {
  first: number
  second: number
  ranks: readonly number[]
}
export type Growth = Readonly<Record<Dial, Grown>>

/** One turn of a dial: a measure that has been turned for the nth time, or an ornament that has reached a rank. */
export type Turn =
  | { dial: Dial; kind: 'grow'; measure: string; second: boolean; step: number }
  | { dial: Dial; kind: 'ornament'; set: string; item: number; rank: number }

const NAMES = Object.keys(DIALS) as Dial[]

type Kind = 'first' | 'second' | 'set'

/**
 * What each notch of a dial turns. A measure grows at the first notch, so that what the ornaments sit on is there, and then
 * about every fourth time; each dial grows at another time, so that one stage is not like the next.
 */
function notchesOf(place: number): Kind[] {
  const all = 2 * STEPS + SET_SIZE * RANKS
  const kinds: Kind[] = Array.from({ length: all }, () => 'set')
  for (let i = 0; i < 2 * STEPS; i++) {
    const notch = i === 0 ? 0 : Math.floor((i * all) / (2 * STEPS)) + (place % 4)
    kinds[notch] = i % 2 === 0 ? 'first' : 'second'
  }
  return kinds
}

/**
 * The order in which a set is filled: the first ornament is always the finest and the row falls away from it, like a graded
 * necklace, steeper with some dials than with others.
 */
const fillingOf = (place: number): { item: number; rank: number }[] =>
  Array.from({ length: SET_SIZE * RANKS }, (_, i) => ({
    item: i % SET_SIZE,
    rank: Math.floor(i / SET_SIZE) + 1,
  })).sort((a, b) => (a.item - b.item) * (1 + (place % 3)) + a.rank - b.rank || a.item - b.item)

const COURSES = Object.fromEntries(
  NAMES.map((dial, place) => [dial, { notches: notchesOf(place), filling: fillingOf(place) }]),
) as Record<Dial, { notches: Kind[]; filling: { item: number; rank: number }[] }>

/** How many turns of a kind lie before the nth notch of a dial, from 0. */
const before = (dial: Dial, notch: number, kind: Kind): number =>
  COURSES[dial].notches.slice(0, notch).filter(k => k === kind).length

/** The order of a dozen turns: each dial once, in an order of the pet's own. */
const dozen = (petId: string, block: number): Dial[] => dice(`${petId}:dials:${block}`).shuffle(NAMES)

/** How often each dial has been turned when a stage is reached; the turns add up to the stage. */
export function notchesAt(petId: string, stage: number): Record<Dial, number> {
  const whole = wholeStage(stage)
  const rounds = Math.floor(whole / NAMES.length)
  const extra = new Set(dozen(petId, rounds).slice(0, whole % NAMES.length))
  return Object.fromEntries(NAMES.map(dial => [dial, rounds + (extra.has(dial) ? 1 : 0)])) as Record<Dial, number>
}

/** Everything that has grown by a stage. */
export function growthAt(petId: string, stage: number): Growth {
  const notches = notchesAt(petId, stage)
  const grown = NAMES.map((dial): [Dial, Grown] => {
    const ranks = Array.from({ length: SET_SIZE }, () => 0)
    for (const { item, rank } of COURSES[dial].filling.slice(0, before(dial, notches[dial], 'set'))) ranks[item] = rank
    return [
      dial,
      {
        first: before(dial, notches[dial], 'first') / STEPS,
        second: before(dial, notches[dial], 'second') / STEPS,
        ranks,
      },
    ]
  })
  return Object.fromEntries(grown) as Growth
}

/** The one turn a stage brings, or undefined for stage 0. */
export function turnAt(petId: string, stage: number): Turn | undefined {
  const whole = wholeStage(stage)
  if (whole === 0) return undefined
  const dial = dozen(petId, Math.floor((whole - 1) / NAMES.length))[(whole - 1) % NAMES.length] ?? 'ear'
  const notch = Math.floor((whole - 1) / NAMES.length)
  const kind = COURSES[dial].notches[notch] ?? 'set'
  const nth = before(dial, notch, kind)
  const { grows, set } = DIALS[dial]
  if (kind === 'set') {
    const { item, rank } = COURSES[dial].filling[nth] ?? { item: 0, rank: 1 }
    return { dial, kind: 'ornament', set, item, rank }
  }
  return { dial, kind: 'grow', measure: grows[kind === 'first' ? 0 : 1], second: kind === 'second', step: nth + 1 }
}
