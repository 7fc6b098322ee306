import { isFeedbackOn } from '#kit/ui/feedback-choice.ts'

/** Moments marked by sound and touch. A wrong answer isn't one. */
export type Celebration = 'right' | 'level-up' | 'evolution'

/** Marks a moment by sound or touch if the learner has turned either on; the code is only loaded then. */
export function celebrate(cue: Celebration): void {
  if (!isFeedbackOn('sound') && !isFeedbackOn('touch')) return
  void import('./play-celebration.ts').then(part => part.playCelebration(cue)).catch(() => undefined)
}
