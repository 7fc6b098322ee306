import type { Dice } from '#kit/random/dice.ts'
import { chooseWrongOptions } from '../choose-wrong-options.ts'
import type { Draft } from '../draft.ts'
import type { Fairness } from '../fairness.ts'
import { fillTemplate } from '../fill-template.ts'
import { noteBySize } from '../note-by-size.ts'
import type { PackIndex, ReadFact } from '../pack-index.ts'
import { printMeasure, printYear } from '../print-object.ts'
import { fold } from '../text/fold.ts'
import { draftFromFact } from './draft-from-fact.ts'
import { nearNumbers, nearYears } from './near-numbers.ts'
import { chooseSiblings, type Sibling } from './siblings.ts'

/**
 * Whether objects of other facts are certainly wrong: the subject has one object only, or the pack names all of them, or each object belongs to
 * one subject only (then another subject's object cannot be this one's).
 */
export const allowsForward = (row: ReadFact): boolean =>
  row.relation.templates.forward.length > 0 &&
  (row.relation.functional || row.relation.closed || row.relation.inverseFunctional)

/** Objects of other subjects, each once, with the sentence that says whose they are. */
function otherObjects(index: PackIndex, row: ReadFact): (Sibling & { value: number | undefined })[] {
  const own = index.objectsOf(row.subject.id, row.relation.id)
  const seen = new Set<string>()
  return index.ofRelation(row.relation.id).flatMap(other => {
    const folded = fold(other.objectText)
    // A pair that the pack keeps apart is kept apart in what is said of the two, as well.
    if (own.has(folded) || seen.has(folded) || index.apart(other.subject.name, row.subject.name)) return []
    seen.add(folded)
    return [
      {
        text: other.objectText,
        why: fillTemplate(other.relation.explain, other),
        class: other.object?.class ?? other.subject.class,
        level: other.object?.level ?? other.fact.level,
        value: typeof other.fact.o === 'number' ? other.fact.o : undefined,
      },
    ]
  })
}

function misconceptionsOf(row: ReadFact): Sibling[] {
  return (row.fact.misconceptions ?? []).map(m => ({
    ...m,
    class: row.object?.class ?? row.subject.class,
    level: row.fact.level,
  }))
}

const yearsApart = (wrong: number, right: number): string => {
  const span = Math.abs(wrong - right) - (wrong < 0 !== right < 0 ? 1 : 0)
  return `That would be ${span} ${span === 1 ? 'year' : 'years'} too ${wrong < right ? 'early' : 'late'}.`
}

/** By how much a number misses the key, or just on which side where the printed numbers are equal. */
function tooMuch(wrong: number, right: number, unit: string | undefined): string {
  const said = noteBySize(printMeasure(right, unit), printMeasure(wrong, unit))
  return said ?? `That is too ${wrong < right ? 'small' : 'large'}.`
}

/** Nearby numbers of other facts, then made-up numbers near the key. */
function wrongNumbers(index: PackIndex, row: ReadFact, key: number, dice: Dice, fairness: Fairness) {
  const { relation, fact } = row
  const isYear = relation.range === 'year'
  const reviewed = Number(index.pack.asOf.slice(0, 4))
  const made = isYear ? nearYears(key, fact.level, reviewed, dice) : nearNumbers(key, fact.level, dice)
  const [low, high] = [Math.min(...made, key), Math.max(...made, key)]
  const gap = isYear ? 2 : 0.04 * Math.abs(key)
  const real = otherObjects(index, row).flatMap(({ text, why, value }) =>
    value !== undefined && value >= low && value <= high && Math.abs(value - key) > gap ? [{ text, why, value }] : [],
  )
  const invented = made.map(value => ({
    text: isYear ? printYear(value) : printMeasure(value, relation.unit),
    why: isYear ? yearsApart(value, key) : tooMuch(value, key, relation.unit),
    value,
  }))
  // Real neighbours crowd near the key where the pack is rich: one or two of them are enough.
  const mixed = [...dice.shuffle(real).slice(0, 2), ...dice.shuffle(invented)]
  const apart = mixed.filter((a, i) =>
    mixed.slice(0, i).every(b => Math.abs(a.value - b.value) > gap / 2 && a.text !== b.text),
  )
  return chooseWrongOptions(
    row.objectText,
    apart.map(({ text, why }) => ({ text, why })),
    fairness,
  )
}

/** Asks for the object of a fact; undefined where the relation does not allow it or the pack has too few others. */
export function writeForward(index: PackIndex, row: ReadFact, dice: Dice, fairness: Fairness): Draft | undefined {
  if (!allowsForward(row)) return undefined
  const template = dice.pick(row.relation.templates.forward)
  const object = row.fact.o
  const distractors =
    typeof object === 'number' ? wrongNumbers(index, row, object, dice, fairness) : wrongTexts(index, row, dice)
  if (distractors === undefined) return undefined
  const stem = row.fact.ask ?? fillTemplate(template, row)
  return draftFromFact(
    index,
    { kind: 'forward', row, stem, key: row.objectText, distractors, factIds: [row.fact.id] },
    dice,
  )
}

function wrongTexts(index: PackIndex, row: ReadFact, dice: Dice): { text: string; why: string }[] | undefined {
  const target = {
    text: row.objectText,
    class: row.object?.class ?? row.subject.class,
    level: row.object?.level ?? row.fact.level,
  }
  const first = dice.shuffle(misconceptionsOf(row)).slice(0, 3)
  const others = otherObjects(index, row).filter(other => !first.some(b => index.apart(b.text, other.text)))
  const rest = first.length === 3 ? [] : chooseSiblings(index, target, others, dice, 3 - first.length)
  return rest === undefined ? undefined : [...first, ...rest].map(({ text, why }) => ({ text, why }))
}
