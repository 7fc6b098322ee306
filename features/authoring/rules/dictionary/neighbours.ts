import { collectTargets } from './collect-targets.ts'
import type { Dictionary } from './dictionary.ts'
import { enough } from './dictionary-pack.ts'
import { findSenses } from './find-senses.ts'
import { reach } from './kinship.ts'
import { reviewedTopic, senseTopic, topicOf } from './topic.ts'
import { topicNames } from './topic-words.ts'

const most = 4
/** A kind further above than this is another subject. */
const steps = 2
/** A kind that fewer know is no help to somebody who looks for a topic. */
const wellKnown = 0.25

/** Kinds that nobody takes for a topic. */
const vague =
  /structure|equipment|device|instrumentality|implement|vertebrate|arthropod|covering|artifact|container|writing|vessel|art|decoration|performer|fungus|body part/

/** Topics that most learners find something in, for those whose words the dictionary does not have. */
const always = ['animals', 'music-making', 'imaginary-beings', 'weather', 'space', 'sea-animals']

/** `stringed instrument` → `Stringed instruments`. */
function plural(name: string): string {
  const many = /(fish|sheep|deer|clothing|furniture|weather|footwear|music)$/.test(name)
    ? name
    : name
        .replace(/([^aeiou])y$/, '$1ie')
        .replace(/(s|x|z|ch|sh)$/, '$1e')
        .concat('s')
  return many.charAt(0).toUpperCase() + many.slice(1)
}

/** The nearest kind at or above a sense that makes a topic of its own, by its title. */
function kindAround(dictionary: Dictionary, sense: number, furthest: number): string | undefined {
  const { lexicon } = dictionary
  if (lexicon.isSingle(sense) || !dictionary.reviewed(sense)) return undefined
  const found = [sense, ...reach(lexicon, sense, 'above').slice(0, furthest)].find(above => {
    const [name] = lexicon.names(above)
    if (
      name === undefined ||
      vague.test(name.text) ||
      !dictionary.safe(above) ||
      dictionary.known(above, name) < wellKnown
    )
      return false
    return dictionary.reviewed(above) && collectTargets(dictionary, senseTopic(dictionary, above)).length >= enough
  })
  const name = found === undefined ? undefined : lexicon.names(found)[0]?.text
  return name === undefined ? undefined : plural(name)
}

/**
 * Up to four topics that the dictionary does know, for somebody whose topic it does not: the kind that theirs belongs to, topics that a word of it names,
 * and else some that most people like.
 */
export function neighboursOf(dictionary: Dictionary, typed: string): string[] {
  const found: string[] = []
  const add = (title: string | undefined) => {
    if (title !== undefined && !found.includes(title)) found.push(title)
  }
  const named = (text: string, furthest: number) => {
    const [best] = findSenses(dictionary, text)
    if (best === undefined) return
    const sense = dictionary.lexicon.senseOf(best.id)
    if (sense !== undefined) add(kindAround(dictionary, sense, furthest))
    else if (best.targets >= enough) add(topicOf(dictionary, best.id)?.title)
  }
  named(typed, steps)
  const [name = ''] = topicNames(typed)
  // A word of a name may be the name of anything, so it counts only where it is a topic itself.
  if (name.includes(' ')) for (const word of name.split(' ').filter(part => part.length > 2)) named(word, 0)
  for (const id of always) {
    const topic = dictionary.topics.find(reviewed => reviewed.id === id)
    if (topic !== undefined && collectTargets(dictionary, reviewedTopic(dictionary, topic)).length >= enough)
      add(topic.title)
  }
  return found.slice(0, most)
}
