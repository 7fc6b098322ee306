import { atlasEntries } from '#authoring/server/atlas-index.ts'
import type { Visit } from '#outside/encyclopedia/wikipedia.ts'
import type { Sense } from '../../rules/own-topic/choose-sense.ts'
import type { KnownTopic } from '../../rules/own-topic/find-topics.ts'
import { findTopics } from '../../rules/own-topic/find-topics.ts'
import type { Interest } from '../../rules/own-topic/interests.ts'
import { senseLabel } from '../../rules/own-topic/sense-label.ts'
import { phraseIn } from '../../rules/own-topic/typed-topic.ts'
import type { Knower } from './knower.ts'
import { knownTopics } from './known-topics.ts'

/** A meaning of typed words, with whoever knows about it. */
export interface FoundSense extends Sense {
  title: string
  /** A topic that reviewed packs hold, or whoever has to be asked. */
  of: KnownTopic | Knower
  /** Questions that were written for the topic. */
  interests: readonly Omit<Interest, 'id'>[]
}

/** What typed words may mean, as the first one knows it who knows them at all. */
export async function findSenses(
  area: string,
  knowers: readonly Knower[],
  visit: Visit,
): Promise<readonly FoundSense[]> {
  for await (const senses of sensesInTurn(area, knowers, visit)) return senses
  return []
}

/**
 * What typed words may mean: reviewed packs first; only where none holds them others are asked, one after the other, for
 * as long as somebody wants to hear more. Whoever knows nothing of the words is passed over.
 */
export async function* sensesInTurn(
  area: string,
  knowers: readonly Knower[],
  visit: Visit,
): AsyncGenerator<readonly FoundSense[]> {
  const { meant } = findTopics(knownTopics(), area)
  if (meant.length > 0) return yield meant.map(heldSense)
  const phrase = phraseIn(area)
  if (phrase === '') return
  for (const knower of knowers) {
    const senses = await knower.senses(phrase, visit)
    if (senses.length > 0) yield senses.map(sense => ({ ...sense, of: knower, interests: [] }))
  }
}

function heldSense(topic: KnownTopic): FoundSense {
  const entry = atlasEntries().find(({ topicId }) => topicId === topic.topicId)
  return {
    id: topic.topicId,
    label: senseLabel(topic.title, topic.about),
    words: topic.aliases,
    title: topic.title,
    of: topic,
    interests: entry?.interests ?? [],
  }
}
