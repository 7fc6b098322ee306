import { seededDice } from '#kit/random/dice.ts'
import { wholeStage } from '../forms.ts'

/** What a dial turns: two measures that grow, and an ornament on either side that becomes finer and finer. */
export interface DialPlan {
  grows: readonly [first: string, second: string]
  /** Turns of each measure over all stages: as many as stay visible. */
  steps: readonly [first: number, second: number]
  set: string
}

/** The twelve dials. */
export const DIALS = {
  ear: { grows: ['length', 'width'], steps: [5, 2], set: 'bead' },
  horn: { grows: ['length', 'lean'], steps: [2, 2], set: 'gem' },
  crest: { grows: ['height', 'width'], steps: [3, 2], set: 'flower' },
  tail: { grows: ['length', 'width'], steps: [4, 2], set: 'stripe' },
  wing: { grows: ['length', 'width'], steps: [8, 3], set: 'spot' },
  markings: { grows: ['brow', 'size'], steps: [2, 2], set: 'patch' },
  mane: { grows: ['cheeks', 'length'], steps: [2, 3], set: 'bead' },
  glow: { grows: ['blush', 'gem'], steps: [2, 3], set: 'freckle' },
  eye: { grows: ['rims', 'sparks'], steps: [2, 2], set: 'dot' },
  accessory: { grows: ['charm', 'cloth'], steps: [3, 2], set: 'bell' },
  posture: { grows: ['height', 'chest'], steps: [10, 6], set: 'mark' },
  aura: { grows: ['reach', 'rays'], steps: [3, 2], set: 'mote' },
} as const satisfies Record<string, DialPlan>

export type Dial = keyof typeof DIALS

/** Number of notches of a dial over all stages. */
const NOTCHES = 84

/** What one dial has brought: both measures from 0 to 1, and the rank of the ornament (0 = not there yet). */
export interface Grown {
  first: number
  second: number
  rank: number
}
export type Growth = Readonly<Record<Dial, Grown>>

/** One turn of a dial: a measure that has been turned for the nth time, or an ornament that has reached a rank. */
export type Turn =
  | { dial: Dial; kind: 'grow'; measure: string; second: boolean; step: number; last: boolean }
  | { dial: Dial; kind: 'ornament'; set: string; rank: number }

const NAMES = Object.keys(DIALS) as Dial[]

type Kind = 'first' | 'second' | 'set'

/**
 * What each notch of a dial changes: a measure or an ornament. The first notch grows a measure, so that the ornaments have
 * something to sit on; some later ones do too, at places that differ between dials, so that consecutive stages look different.
 */
function notchesOf(dial: Dial, place: number): Kind[] {
  const [first, second] = DIALS[dial].steps
  const kinds: Kind[] = Array.from({ length: NOTCHES }, () => 'set')
  const spread = (kind: Kind, count: number, from: number): void => {
    for (let i = 0; i < count; i++) kinds[Math.floor(from + (i * (NOTCHES - from)) / count)] = kind
  }
  spread('second', second, 3 + (place % 4))
  kinds[0] = 'first'
  for (let i = 1; i < first; i++) {
    let notch = Math.floor((i * NOTCHES) / first) + (place % 3)
    while (kinds[notch] === 'second') notch++
    kinds[notch] = 'first'
  }
  return kinds
}

const COURSES = Object.fromEntries(NAMES.map((dial, place) => [dial, notchesOf(dial, place)])) as Record<Dial, Kind[]>

/** Turns of a kind before the nth notch of a dial, counted from 0. */
const before = (dial: Dial, notch: number, kind: Kind): number =>
  COURSES[dial].slice(0, notch).filter(k => k === kind).length

/** The order of a dozen turns: each dial once, in an order of the pet's own. */
const dozen = (petId: string, block: number): Dial[] => seededDice(`${petId}:dials:${block}`).shuffle(NAMES)

/** How often each dial has been turned when a stage is reached; the turns add up to the stage. */
export function notchesAt(petId: string, stage: number): Record<Dial, number> {
  const whole = wholeStage(stage)
  const rounds = Math.floor(whole / NAMES.length)
  const extra = new Set(dozen(petId, rounds).slice(0, whole % NAMES.length))
  return Object.fromEntries(NAMES.map(dial => [dial, rounds + (extra.has(dial) ? 1 : 0)])) as Record<Dial, number>
}

/** All measures at a stage. */
export function growthAt(petId: string, stage: number): Growth {
  const notches = notchesAt(petId, stage)
  const grown = NAMES.map((dial): [Dial, Grown] => {
    const turned = (kind: Kind): number => before(dial, notches[dial], kind)
    const [first, second] = DIALS[dial].steps
    return [dial, { first: turned('first') / first, second: turned('second') / second, rank: turned('set') }]
  })
  return Object.fromEntries(grown) as Growth
}

/** The one turn a stage brings, or undefined for stage 0. */
export function turnAt(petId: string, stage: number): Turn | undefined {
  const whole = wholeStage(stage)
  if (whole === 0) return undefined
  const dial = dozen(petId, Math.floor((whole - 1) / NAMES.length))[(whole - 1) % NAMES.length] ?? 'ear'
  const notch = Math.floor((whole - 1) / NAMES.length)
  const kind = COURSES[dial][notch] ?? 'set'
  const nth = before(dial, notch, kind)
  const { grows, set } = DIALS[dial]
  if (kind === 'set') return { dial, kind: 'ornament', set, rank: nth + 1 }
  const which = kind === 'first' ? 0 : 1
  const last = nth + 1 === DIALS[dial].steps[which]
  return { dial, kind: 'grow', measure: grows[which], second: which === 1, step: nth + 1, last }
}
