import { collectTargets } from './collect-targets.ts'
import type { Dictionary } from './dictionary.ts'
import { enough } from './dictionary-pack.ts'
import { findSenses } from './find-senses.ts'
import { type ReviewedTopic, reviewedTopic } from './topic.ts'
import { topicNames } from './topic-words.ts'

const most = 4
/** A kind further above than this is another subject. */
const steps = 8

/** Topics that most learners find something in, for those whose words the dictionary does not have. */
const always = ['animals', 'music-making', 'imaginary-beings', 'weather', 'space', 'sea-animals']

/** The reviewed topic around a sense: the nearest kind above it that is one of a topic's own. */
function topicAround(dictionary: Dictionary, sense: number): ReviewedTopic | undefined {
  const topics = dictionary.topics.map(topic => ({ topic, roots: new Set(reviewedTopic(dictionary, topic).roots) }))
  for (const above of [sense, ...dictionary.above(sense).slice(0, steps)]) {
    const found = topics.find(({ roots }) => roots.has(above))
    if (found !== undefined) return found.topic
  }
  return undefined
}

/**
 * Up to four reviewed topics of the dictionary, by title, for a learner whose topic it doesn't have: the topic that theirs belongs to, those that a word of it
 * names, and else some that most people like.
 */
export function neighboursOf(dictionary: Dictionary, typed: string): string[] {
  const found: ReviewedTopic[] = []
  const add = (topic: ReviewedTopic | undefined) => {
    if (topic === undefined || found.includes(topic) || found.length >= most) return
    if (collectTargets(dictionary, reviewedTopic(dictionary, topic)).length >= enough) found.push(topic)
  }
  const byId = (id: string) => dictionary.topics.find(topic => topic.id === id)
  const [best] = findSenses(dictionary, typed)
  const sense = best === undefined ? undefined : dictionary.lexicon.senseOf(best.id)
  if (sense !== undefined) add(topicAround(dictionary, sense))
  // A word of a name may be the name of anything, so it counts only where it is a topic itself.
  const [name = ''] = topicNames(typed)
  if (name.includes(' '))
    for (const word of name.split(' '))
      add(byId(findSenses(dictionary, word).find(({ reviewed }) => reviewed)?.id ?? ''))
  for (const id of always) add(byId(id))
  return found.map(({ title }) => title)
}
