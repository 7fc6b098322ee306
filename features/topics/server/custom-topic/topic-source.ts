import type { Pack } from '#authoring/rules/pack.ts'
import type { Visit } from '#outside/encyclopedia/wikipedia.ts'
import type { Meaning } from '../../rules/custom-topic/choose-meaning.ts'

/** What typed words may mean, with a title as a topic can have it. */
type TitledMeaning = Meaning & { title: string }

/** Somebody who knows of topics that no reviewed pack holds: an encyclopedia, a dictionary. */
export interface TopicSource {
  readonly madeFrom: 'encyclopedia' | 'dictionary'
  /** Milliseconds for which what it said of a topic stands: nobody asks it again before. */
  readonly stands: number
  /** What the typed words may mean, the likeliest first; none where it knows nothing of them. */
  meanings(area: string, visit: Visit): Promise<readonly TitledMeaning[]>
  /**
   * What it knows of one meaning, with sources. All who learn the topic share it, so nothing that a learner wrote goes into it.
   *
   * @param learnerId out of whose budget is paid what costs money
   * @returns a pack whose id is `madeFrom`, a colon and the sense's; undefined where it is too little to ask about
   */
  knowledge(meaningId: string, learnerId: number, visit: Visit): Promise<Pack | undefined>
  /** What it knows that is close, as people would type it. */
  neighbours(area: string, visit: Visit): Promise<readonly string[]>
}
