import type { Expression } from '#pet/rules/drawing/parts/eyes.ts'

/** Reactions of a pet; each lasts a second. */
export type Reaction = 'hop' | 'tickle' | 'joy' | 'worry' | 'comfort' | 'munch' | 'wave' | 'talk' | 'yawn'

/** The face that goes with each. */
export const FACES: Readonly<Record<Reaction, Expression>> = {
  hop: 'happy',
  tickle: 'tickled',
  joy: 'joyful',
  worry: 'worried',
  comfort: 'comforted',
  munch: 'munching',
  wave: 'happy',
  talk: 'talking',
  yawn: 'sleepy',
}

/** The moving parts of one pet, by name. */
export interface Parts {
  of(name: string): HTMLElement | SVGElement | null
}

/** Whether the learner prefers reduced motion. */
export const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches
