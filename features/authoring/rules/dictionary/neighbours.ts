import { collectTargets } from './collect-targets.ts'
import type { Dictionary } from './dictionary.ts'
import { enough } from './dictionary-pack.ts'
import { reach } from './kinship.ts'
import { reviewedTopic, senseTopic } from './topic.ts'
import { topicNames } from './topic-words.ts'

const most = 4
/** A kind further above than this is another subject. */
const steps = 4

/** Topics that most learners find something in, for those whose words the dictionary does not have. */
const always = ['animals', 'music-making', 'imaginary-beings', 'weather', 'space', 'games']

/** Topics near what somebody typed that the dictionary does know: kinds above it, the words it is made of, and else some that most people like. */
export function neighboursOf(dictionary: Dictionary, typed: string): string[] {
  const { lexicon, topics } = dictionary
  if (!dictionary.safeText(typed)) return titlesOf(dictionary, always)
  const knows = (sense: number) =>
    dictionary.safe(sense) && collectTargets(dictionary, senseTopic(dictionary, sense)).length >= enough
  const names = topicNames(typed)
  const words = names.flatMap(name => name.split(' ')).filter(word => word.length > 3)
  const found: string[] = []
  const add = (title: string) => {
    if (!found.includes(title) && !names.includes(title)) found.push(title)
  }
  for (const name of [...names, ...words.flatMap(topicNames)]) {
    const reviewed = topics.find(topic => topic.called.includes(name))
    if (reviewed !== undefined) add(reviewed.title)
    const [first] = lexicon.senses(name)
    if (first === undefined || lexicon.isSingle(first) || !dictionary.reviewed(first)) continue
    const above = [first, ...reach(lexicon, first, 'above').slice(0, steps)].find(knows)
    if (above !== undefined) add(lexicon.names(above)[0]?.text ?? '')
    if (found.length >= most) break
  }
  return [...found, ...titlesOf(dictionary, always).filter(title => !found.includes(title))].slice(0, most)
}

const titlesOf = (dictionary: Dictionary, ids: readonly string[]): string[] =>
  ids.flatMap(id => {
    const topic = dictionary.topics.find(reviewed => reviewed.id === id)
    if (topic === undefined) return []
    return collectTargets(dictionary, reviewedTopic(dictionary, topic)).length >= enough ? [topic.title] : []
  })
