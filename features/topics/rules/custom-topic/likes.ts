import type { Entity } from '#authoring/rules/pack.ts'
import type { PackIndex } from '#authoring/rules/pack-index.ts'
import { fold } from '#authoring/rules/text/fold.ts'
import { contentWords } from '#authoring/rules/text/words.ts'

/** With more than this, everything would be a preference. */
const most = 150

const wordsIn = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap(text => contentWords(text, 3)).flatMap(word => fold(word).split(' ')))

/** A word found in more than this share of a topic says nothing about preferences. */
const tooCommon = 0.3

/**
 * What the learner likes best about a topic: ids of the facts and written questions about things that the answers name.
 * Answers only select from the pack; a word that is common in the topic selects nothing.
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
