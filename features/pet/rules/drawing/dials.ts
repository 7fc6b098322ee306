import { dice } from '#kit/chance/dice.ts'
import { wholeStage } from '../forms.ts'

/** The twelve dials and, for each, what its notches change in turn. */
export const DIALS = {
  ear: ['length', 'tip', 'tuft'],
  horn: ['length', 'rings', 'gleam'],
  crest: ['height', 'strands', 'tips'],
  tail: ['length', 'bush', 'tips'],
  wing: ['span', 'feathers', 'tips'],
  markings: ['count', 'size', 'brow'],
  mane: ['ruff', 'locks', 'shine'],
  glow: ['cheeks', 'gem', 'freckles'],
  eye: ['depth', 'sparkle', 'lashes'],
  accessory: ['trim', 'charm', 'stitches'],
  posture: ['height', 'chest', 'poise'],
  aura: ['reach', 'motes', 'rays'],
} as const

export type Dial = keyof typeof DIALS

/** For each dial, how often each of its features has been turned; none is ever turned back. */
export type Growth = { readonly [D in Dial]: Readonly<Record<(typeof DIALS)[D][number], number>> }

/** One turn: which dial, which of its features, and how often that feature has been turned by then (1 = it appears). */
export interface Turn {
  dial: Dial
  feature: string
  level: number
}

const NAMES = Object.keys(DIALS) as Dial[]

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
  const levels = NAMES.map(dial => {
    const features = DIALS[dial]
    return [
      dial,
      Object.fromEntries(
        features.map((name, i) => [name, Math.floor((notches[dial] + features.length - 1 - i) / features.length)]),
      ),
    ]
  })
  return Object.fromEntries(levels) as Growth
}

/** The one turn a stage brings, or undefined for stage 0. */
export function turnAt(petId: string, stage: number): Turn | undefined {
  const whole = wholeStage(stage)
  if (whole === 0) return undefined
  const dial = dozen(petId, Math.floor((whole - 1) / NAMES.length))[(whole - 1) % NAMES.length] ?? 'ear'
  const notch = Math.floor((whole - 1) / NAMES.length)
  const features = DIALS[dial]
  return { dial, feature: features[notch % features.length] ?? '', level: Math.floor(notch / features.length) + 1 }
}

/** How far a feature has come, from 0 (not there) towards 1; early turns show most. */
export const grownBy = (level: number): number => 1 - Math.exp(-level / 7)
