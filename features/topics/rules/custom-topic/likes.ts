import type { Entity } from '#authoring/rules/pack.ts'
import type { PackIndex } from '#authoring/rules/pack-index.ts'
import { fold } from '#authoring/rules/text/fold.ts'
import { contentWords } from '#authoring/rules/text/words.ts'

/** More would be no preference any more. */
const most = 150

const wordsIn = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap(text => contentWords(text, 3)).flatMap(word => fold(word).split(' ')))

/** A word that more of the topic has than this says nothing of what is liked of it. */
const tooCommon = 0.3

/**
 * What the learner likes best of a topic: ids of the facts and written questions about things that the answers name. Answers
 * only ever choose among what the pack holds; a word that much of the topic has chooses nothing.
 */
export function likesOf({ pack, facts }: PackIndex, answers: readonly string[]): string[] {
  const liked = wordsIn(answers)
  const labels = new Map(pack.classes.map(({ id, label, plural }) => [id, [label, plural]]))
  const namesOf = ({ name, aka = [], class: kind }: Entity) => [name, ...aka, ...(labels.get(kind) ?? [])]
  const askable = [
    ...pack.items.map(({ id, idea, stem, key }) => ({ id, words: wordsIn([idea, stem, key]) })),
    ...facts.map(({ fact, subject, object }) => ({
      id: fact.id,
      words: wordsIn([...namesOf(subject), ...(object ? namesOf(object) : [])]),
    })),
  ]
  const telling = [...liked].filter(
    word => askable.filter(({ words }) => words.has(word)).length <= tooCommon * askable.length,
  )
  return askable
    .filter(({ words }) => telling.some(word => words.has(word)))
    .map(({ id }) => id)
    .slice(0, most)
}
