import { isOn } from '#kit/ui/sound-choice.ts'

/** What can be heard and felt. A wrong answer is not among it. */
export type Cue = 'right' | 'level-up' | 'evolution'

/** Gives a cue to whoever has chosen to hear or feel it; nobody else fetches what it takes. */
export function give(cue: Cue): void {
  if (!isOn('sound') && !isOn('touch')) return
  void import('./give-cue.ts').then(part => part.giveCue(cue)).catch(() => undefined)
}
