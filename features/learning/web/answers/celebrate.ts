import { isOn } from '#kit/ui/sound-choice.ts'

/** What can be heard and felt. A wrong answer is not among it. */
export type Celebration = 'right' | 'level-up' | 'evolution'

/** Gives a cue to whoever has chosen to hear or feel it; nobody else fetches what it takes. */
export function celebrate(cue: Celebration): void {
  if (!isOn('sound') && !isOn('touch')) return
  void import('./play-celebration.ts').then(part => part.playCelebration(cue)).catch(() => undefined)
}
