import type { Pack } from '#authoring/rules/pack.ts'
import type { Sense } from '../../rules/own-topic/choose-sense.ts'

/** Who asks: what costs money is paid out of this learner's budget. */
export interface Asker {
  learnerId: string
  answers: readonly string[]
}

/** Somebody who knows of topics that no reviewed pack holds: an encyclopedia, a dictionary. */
export interface Knower {
  readonly madeFrom: 'encyclopedia' | 'dictionary'
  /** What the typed words may mean, the likeliest first; none where it knows nothing of them. */
  senses(area: string, signal: AbortSignal): Promise<readonly Sense[]>
  /**
   * What it knows of one sense, with sources. The answers only weigh what belongs to the topic.
   *
   * @returns undefined where it is too little to ask about
   */
  knowledge(senseId: string, asker: Asker, signal: AbortSignal): Promise<Pack | undefined>
  /** What it knows that is close, as people would type it. */
  neighbours(area: string): Promise<readonly string[]>
}
