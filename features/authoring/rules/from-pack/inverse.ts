import type { Dice } from '#kit/random/dice.ts'
import type { Draft } from '../draft.ts'
import { fillTemplate } from '../fill-template.ts'
import type { PackIndex, ReadFact } from '../pack-index.ts'
import { fold } from '../text/fold.ts'
import { draftFromFact } from './draft-from-fact.ts'
import { chooseSiblings } from './siblings.ts'

/**
 * Whether subjects of other facts are certainly wrong: each has exactly one object, which differs, or the object has one subject in the
 * whole world, or the pack names all pairs.
 */
export const allowsInverse = (row: ReadFact): boolean =>
  (row.relation.templates.inverse?.length ?? 0) > 0 &&
  (row.relation.functional || row.relation.inverseFunctional || row.relation.closed)

/** Asks for the subject of a fact; undefined where the relation does not allow it or the pack has too few others. */
export function writeInverse(index: PackIndex, row: ReadFact, dice: Dice): Draft | undefined {
  const templates = row.relation.templates.inverse
  if (templates === undefined || !allowsInverse(row)) return undefined
  const object = fold(row.objectText)
  const others = index
    .ofRelation(row.relation.id)
    .filter(other => !index.objectsOf(other.subject.id, row.relation.id).has(object))
    .map(other => ({
      text: other.subject.name,
      why: fillTemplate(other.relation.explain, other),
      class: other.subject.class,
      level: other.subject.level,
    }))
  const target = { text: row.subject.name, class: row.subject.class, level: row.subject.level }
  const chosen = chooseSiblings(index, target, others, dice)
  if (chosen === undefined) return undefined
  const stem = fillTemplate(dice.pick(templates), row)
  const distractors = chosen.map(({ text, why }) => ({ text, why }))
  return draftFromFact(
    index,
    { kind: 'inverse', row, stem, key: row.subject.name, distractors, factIds: [row.fact.id] },
    dice,
  )
}
