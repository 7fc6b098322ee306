import type { Dice } from '#kit/random/dice.ts'
import type { Draft } from '../draft.ts'
import { fillTemplate } from '../fill-template.ts'
import type { PackIndex, ReadFact } from '../pack-index.ts'
import { fold } from '../text/fold.ts'
import { draftFromFact } from './draft-from-fact.ts'

/** Asks which of four does not share an object with the other three; the fact's subject is the odd one. */
export function writeOdd(index: PackIndex, row: ReadFact, dice: Dice): Draft | undefined {
  const { relation } = row
  const templates = relation.templates.odd ?? []
  if (templates.length === 0 || !(relation.functional || relation.closed)) return undefined
  const own = index.objectsOf(row.subject.id, relation.id)
  const groups = new Map<string, ReadFact[]>()
  for (const other of index.ofRelation(relation.id)) {
    const object = fold(other.objectText)
    if (own.has(object) || other.fact.level > row.fact.level || other.subject.id === row.subject.id) continue
    groups.set(object, [...(groups.get(object) ?? []), other])
  }
  const large = [...groups.values()].filter(group => group.length >= 3)
  if (large.length === 0) return undefined
  const three = dice.shuffle(dice.pick(large)).slice(0, 3)
  const [shared] = three
  if (shared === undefined) return undefined
  const stem = fillTemplate(dice.pick(templates), shared)
  const distractors = three.map(other => ({ text: other.subject.name, why: fillTemplate(relation.explain, other) }))
  const factIds = [row.fact.id, ...three.map(other => other.fact.id)]
  return draftFromFact(index, { kind: 'odd', row, stem, key: row.subject.name, distractors, factIds }, dice)
}
