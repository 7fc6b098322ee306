import type { PackIndex } from '#authoring/rules/pack-index.ts'
import { fold } from '#authoring/rules/text/fold.ts'
import { contentWords } from '#authoring/rules/text/words.ts'

/** More would be no preference any more. */
const most = 150

const wordsIn = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap(text => contentWords(text, 3)).flatMap(word => fold(word).split(' ')))

/**
 * What the learner likes best of a topic: ids of the facts and written questions about things that the answers name. Answers
 * only ever choose among what the pack holds. Where they fit nearly everything they choose nothing.
 */
export function likesOf({ pack, facts }: PackIndex, answers: readonly string[]): string[] {
  const liked = wordsIn(answers)
  for (const word of wordsIn([pack.title, ...(pack.atlas?.aliases ?? [])])) liked.delete(word)
  if (liked.size === 0) return []
  const labels = new Map(pack.classes.map(({ id, label, plural }) => [id, [label, plural]]))
  const named = (texts: readonly string[]) => [...wordsIn(texts)].some(word => liked.has(word))
  const things = new Set(
    pack.entities
      .filter(({ name, aka = [], class: kind }) => named([name, ...aka, ...(labels.get(kind) ?? [])]))
      .map(({ id }) => id),
  )
  const told = facts
    .filter(({ subject, object }) => things.has(subject.id) || (object !== undefined && things.has(object.id)))
    .map(({ fact }) => fact.id)
  const written = pack.items.filter(({ idea, stem, key }) => named([idea, stem, key])).map(({ id }) => id)
  const ids = [...written, ...told]
  return ids.length > 0.8 * (facts.length + pack.items.length) ? [] : ids.slice(0, most)
}
