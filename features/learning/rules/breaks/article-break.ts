import { capital } from '#authoring/rules/fill-template.ts'
import type { Entity } from '#authoring/rules/pack.ts'
import type { PackIndex, ReadFact } from '#authoring/rules/pack-index.ts'
import type { Dice } from '#kit/random/dice.ts'
import type { BreakContentOf } from './break-shapes.ts'
import { factText, groupedBy, sourcesOf, subjectsOf } from './fact-sentence.ts'

type ArticleBreak = BreakContentOf<'article'>

const length = 3

/** Three facts about one thing or, half the time, about one class of things; undefined if there aren't three. */
export function articleBreak(index: PackIndex, rows: readonly ReadFact[], dice: Dice): ArticleBreak | undefined {
  const long = (groups: ReadFact[][]) => groups.filter(group => group.length >= length)
  const ofThing = long(groupedBy(rows, row => thingsIn(row).map(({ id }) => id)))
  const ofClass = long(groupedBy(rows, row => [row.relation.id]))
  const oneThing = ofThing.length > 0 && (ofClass.length === 0 || dice.chance())
  const groups = oneThing ? ofThing : ofClass
  if (groups.length === 0) return undefined
  const group = dice.shuffle(dice.pick(groups))
  const chosen = group.slice(0, length)
  const [row] = group
  if (!row) return undefined
  const shared = thingsIn(row).find(({ id }) => group.every(other => thingsIn(other).some(thing => thing.id === id)))
  const title = oneThing && shared ? capital(shared.name.replace(/^an? /, '')) : subjectsOf(index, row)
  return { kind: 'article', title, paragraphs: chosen.map(factText), sources: sourcesOf(index, chosen) }
}

function thingsIn({ subject, object }: ReadFact): Entity[] {
  return object ? [subject, object] : [subject]
}
