import type { Pack } from '#authoring/rules/pack.ts'
import type { LearnerId } from '#kit/db/ids.ts'
import type { Visit } from '#outside/encyclopedia/wikipedia.ts'
import type { Meaning } from '../../rules/custom-topic/choose-meaning.ts'

/** A meaning of typed words, with a title for the topic. */
type TitledMeaning = Meaning & { title: string }

/** A source of topics that no reviewed pack has: an encyclopedia or a dictionary. */
export interface TopicSource {
  readonly madeFrom: 'encyclopedia' | 'dictionary'
  /** How long its knowledge of a topic stays fresh, in milliseconds; until then it is not asked again. */
  readonly freshMs: number
  /** What the typed words may mean, the most likely first; empty where it does not know them. */
  meanings(area: string, visit: Visit): Promise<readonly TitledMeaning[]>
  /**
   * Its knowledge of one meaning, with sources. All learners of the topic share it, so it contains nothing a learner wrote.
   *
   * @param learnerId whose budget pays for model calls
   * @returns a pack whose id is `madeFrom`, a colon, and the meaning's id; undefined where there is too little to ask about
   */
  knowledge(meaningId: string, learnerId: LearnerId, visit: Visit): Promise<Pack | undefined>
  /** Names of related topics, as people would type them. */
  neighbours(area: string, visit: Visit): Promise<readonly string[]>
}
