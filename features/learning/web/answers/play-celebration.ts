import { isFeedbackOn } from '#kit/ui/feedback-choice.ts'
import type { Note } from '#kit/ui/sound.ts'
import type { Celebration } from './celebrate.ts'

/** Notes of the C major scale in Hz (equal temperament, A4 = 440). */
const c5 = 523.25
const e5 = 659.25
const g5 = 783.99
const a5 = 880
const c6 = 1046.5
const e6 = 1318.5

/** Notes one after another, `step` seconds apart, the last one held. */
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

/** Vibration patterns: milliseconds on and off in turn. */
const vibrations: Readonly<Record<Celebration, readonly number[]>> = {
  right: [18],
  'level-up': [25, 60, 25, 60, 40],
  evolution: [30, 50, 30, 50, 30, 50, 90],
}

/** Plays the sound and vibration of a moment, as far as each is turned on; reduced motion turns vibration off. */
export function playCelebration(cue: Celebration): void {
  if (isFeedbackOn('sound')) void import('#kit/ui/sound.ts').then(({ play }) => play(tunes[cue])).catch(() => undefined)
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isFeedbackOn('touch') && !still) navigator.vibrate?.([...vibrations[cue]])
}
