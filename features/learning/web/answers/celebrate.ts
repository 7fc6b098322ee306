import { isFeedbackOn } from '#kit/ui/feedback-choice.ts'

/** What can be heard and felt. A wrong answer is not among it. */
export type Celebration = 'right' | 'level-up' | 'evolution'

/** Gives a cue to whoever has chosen to hear or feel it; nobody else fetches what it takes. */
export function celebrate(cue: Celebration): void {
  if (!isFeedbackOn('sound') && !isFeedbackOn('touch')) return
  void import('./play-celebration.ts').then(part => part.playCelebration(cue)).catch(() => undefined)
}
