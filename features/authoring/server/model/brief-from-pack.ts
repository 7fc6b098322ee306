import type { Written } from '../../rules/gate/check.ts'
import { factsOfPack } from '../../rules/model/ground-fact.ts'
import type { Pack } from '../../rules/pack.ts'
import { packAuthorWithContext } from '../library.ts'
import type { Brief } from './write-with-model.ts'

/**
 * Asks for questions from the facts of a pack, judged by all that the pack knows.
 *
 * @param topic as the learner named it
 * @param answers what the learner said about it
 * @param likes ids of facts and entities that the learner likes: they are written about first
 * @param written what the topic has already, not to be asked again
 */
export function briefFromPack(
  pack: Pack,
  request: {
    topic: string
    answers: readonly string[]
    likes: readonly string[]
    count: number
    seed: string | number
  },
  written?: Written,
): Brief {
  const { topic, answers, likes, count, seed } = request
  const gate = { ...packAuthorWithContext(pack).context, ...(written ? { written } : {}) }
  return { topicId: pack.id, topic, likes: answers, facts: factsOfPack(pack, likes), count, seed, gate }
}
