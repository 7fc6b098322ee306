import type { Dice } from '#kit/random/dice.ts'
import type { Draft } from '../draft.ts'
import { capital, fillTemplate } from '../fill-template.ts'
import type { Relation } from '../pack.ts'
import type { PackIndex, ReadFact } from '../pack-index.ts'
import { draftFromFact } from './draft-from-fact.ts'

const least =
  /\b(first|earliest|smallest|least|lowest|shortest|fewest|lightest|nearest|closest|coldest|slowest|narrowest|quickest)\b/i
const most =
  /\b(last|latest|newest|largest|biggest|greatest|most|highest|tallest|longest|heaviest|farthest|furthest|hottest|fastest|widest|deepest)\b/i

/** −1 where the template asks for the smallest value, 1 for the largest, undefined where it does not say. The oldest thing has the smallest year. */
export function askedEnd(template: string, range: Relation['range']): -1 | 1 | undefined {
  if (/\boldest\b/i.test(template)) return range === 'year' ? -1 : 1
  if (/\byoungest\b/i.test(template)) return range === 'year' ? 1 : -1
  if (least.test(template)) return -1
  return most.test(template) ? 1 : undefined
}

/** Values this close are too near to be asked about: two years, or a twentieth of the value; a fiftieth of the time since then before 1500. */
function gapOf(value: number, isYear: boolean): number {
  if (!isYear) return 0.05 * Math.abs(value)
  return value >= 1500 ? 2 : (2000 - value) / 50
}

/** Asks which of four comes first or is largest; the fact's subject is the key. */
export function writeOrder(index: PackIndex, row: ReadFact, dice: Dice): Draft | undefined {
  const { relation, fact } = row
  const templates = relation.templates.order ?? []
  if (templates.length === 0 || typeof fact.o !== 'number') return undefined
  const template = dice.pick(templates)
  const end = askedEnd(template, relation.range)
  if (end === undefined) return undefined
  const key = fact.o
  const gap = gapOf(key, relation.range === 'year')
  const beyond = index
    .ofRelation(relation.id)
    .filter(other => other.fact.level <= fact.level && index.classDistance(other.subject.class, row.subject.class) <= 1)
    .flatMap(other => (typeof other.fact.o === 'number' ? [{ other, distance: end * (key - other.fact.o) }] : []))
    .filter(({ other, distance }) => distance > gap && !index.apart(other.subject.name, row.subject.name))
    .sort((a, b) => a.distance - b.distance)
  const chosen = dice.shuffle(beyond.slice(0, 10)).slice(0, 3)
  if (chosen.length < 3) return undefined
  const distractors = chosen.map(({ other }) => ({
    text: capital(other.subject.name),
    why: fillTemplate(relation.explain, other),
  }))
  const factIds = [fact.id, ...chosen.map(({ other }) => other.fact.id)]
  return draftFromFact(
    index,
    { kind: 'order', row, stem: template, key: capital(row.subject.name), distractors, factIds },
    dice,
  )
}
