import { capital } from '#authoring/rules/fill-template.ts'
import type { PackIndex, ReadFact } from '#authoring/rules/pack-index.ts'
import type { Dice } from '#kit/random/dice.ts'
import type { BreakContentOf } from './break-shapes.ts'
import { distinctBy, factSentence, groupedBy, sourcesOf, subjectsOf } from './fact-sentence.ts'

type DiagramBreak = BreakContentOf<'diagram'>

type Draw = (index: PackIndex, rows: readonly ReadFact[], dice: Dice) => DiagramBreak | undefined

/** Facts as a diagram of one of three forms, chosen at random; undefined if the facts don't make any. */
export function diagramBreak(index: PackIndex, rows: readonly ReadFact[], dice: Dice): DiagramBreak | undefined {
  for (const draw of dice.shuffle(forms)) {
    const drawn = draw(index, rows, dice)
    if (drawn) return drawn
  }
  return undefined
}

/** Four things in order of their years. */
const timeline: Draw = (index, rows, dice) => {
  const chosen = pickFrom(dice, 4, groupedBy(ofRange(rows, 'year'), byRelation).map(distinctValues))
  const [first] = chosen
  if (!first) return undefined
  const inOrder = chosen.toSorted((a, b) => Number(a.fact.o) - Number(b.fact.o))
  return picture(index, 'timeline', subjectsOf(index, first), inOrder)
}

/** Three things of one kind side by side, with bars if they are numbers. */
const comparison: Draw = (index, rows, dice) => {
  const numbers = groupedBy(ofRange(rows, 'number'), byRelation).map(distinctValues)
  const others = groupedBy(ofRange(rows, 'entity', 'text'), byRelation).map(group => distinctBy(group, textOf))
  const measured = numbers.some(group => group.length >= 3) && dice.chance(0.7)
  const chosen = pickFrom(dice, 3, measured ? numbers : others)
  const [first] = chosen
  if (!first) return undefined
  const inOrder = measured ? chosen.toSorted((a, b) => Number(a.fact.o) - Number(b.fact.o)) : chosen
  return picture(index, 'comparison', subjectsOf(index, first), inOrder)
}

/** Three or four things that belong to one whole. */
const parts: Draw = (index, rows, dice) => {
  const groups = groupedBy(ofRange(rows, 'entity'), row => [`${row.relation.id} ${textOf(row)}`])
  const whole = pickFrom(
    dice,
    3,
    groups.map(group => distinctBy(group, row => row.subject.id)),
    4,
  )
  const [first] = whole
  return first && picture(index, 'parts', capital(first.objectText.replace(/^an? /, '')), whole)
}

const forms = [timeline, comparison, parts]

const byRelation = (row: ReadFact) => [row.relation.id]
const textOf = (row: ReadFact) => row.objectText.toLowerCase()
const distinctValues = (group: readonly ReadFact[]) => distinctBy(group, row => row.fact.o)

function ofRange(rows: readonly ReadFact[], ...ranges: string[]): ReadFact[] {
  return rows.filter(
    ({ relation, fact }) => ranges.includes(relation.range) && (relation.range !== 'number' || Number(fact.o) >= 0),
  )
}

/** Rows of a random group with enough of them, in random order; empty if no group has enough. */
function pickFrom(dice: Dice, least: number, groups: readonly ReadFact[][], most = least): ReadFact[] {
  const enough = groups.filter(group => group.length >= least)
  return enough.length === 0 ? [] : dice.shuffle(dice.pick(enough)).slice(0, most)
}

function picture(index: PackIndex, form: DiagramBreak['form'], title: string, rows: readonly ReadFact[]): DiagramBreak {
  const items = rows.map(row => ({
    name: capital(row.subject.name),
    text: factSentence(row),
    ...(typeof row.fact.o === 'number' ? { label: row.objectText, value: row.fact.o } : {}),
  }))
  return { kind: 'diagram', form, title, items, sources: sourcesOf(index, rows) }
}
