import { isFeedbackOn } from '#kit/ui/feedback-choice.ts'
import type { Note } from '#kit/ui/sound.ts'
import type { Celebration } from './celebrate.ts'

/** Notes of the scale of C, in Hz (equal temperament, A4 = 440). */
const c5 = 523.25
const e5 = 659.25
const g5 = 783.99
const a5 = 880
const c6 = 1046.5
const e6 = 1318.5

/** One after the other, `step` seconds apart, the last one held. */
const rising = (pitches: readonly number[], step: number, held: number): Note[] =>
  pitches.map((hz, i) => ({ hz, at: i * step, lasts: i === pitches.length - 1 ? held : step * 2.5 }))

const tunes: Readonly<Record<Celebration, readonly Note[]>> = {
  right: rising([e5, a5], 0.09, 0.32),
  'level-up': rising([c5, e5, g5, c6], 0.1, 0.6),
  evolution: [
    ...rising([c5, e5, g5, c6, e6], 0.13, 1.4),
    { hz: c5, at: 0.65, lasts: 1.3, part: 0.6 },
    { hz: g5, at: 0.65, lasts: 1.3, part: 0.6 },
  ],
}

/** Milliseconds of moving and resting in turn. */
const touches: Readonly<Record<Celebration, readonly number[]>> = {
  right: [18],
  'level-up': [25, 60, 25, 60, 40],
  evolution: [30, 50, 30, 50, 30, 50, 90],
}

/** Gives a cue to the ear and to the hand, as far as each was chosen; less motion means none in the hand. */
export function playCelebration(cue: Celebration): void {
  if (isFeedbackOn('sound')) void import('#kit/ui/sound.ts').then(({ play }) => play(tunes[cue])).catch(() => undefined)
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isFeedbackOn('touch') && !still) navigator.vibrate?.([...touches[cue]])
}
