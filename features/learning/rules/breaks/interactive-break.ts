import { capital } from '#authoring/rules/fill-template.ts'
import type { PackIndex, ReadFact } from '#authoring/rules/pack-index.ts'
import type { Dice } from '#kit/random/dice.ts'
import type { BreakContentOf } from './break-shapes.ts'
import { distinctBy, factSentence, groupedBy, sourcesOf } from './fact-sentence.ts'

type InteractiveBreak = BreakContentOf<'interactive'>

const size = 4
const maxLetters = 60

/** Four pairs of subject and object of one relation; undefined if no relation has four distinct ones. */
export function interactiveBreak(
  index: PackIndex,
  rows: readonly ReadFact[],
  dice: Dice,
): InteractiveBreak | undefined {
  const fitting = rows.filter(row => row.relation.functional && row.relation.templates.forward.length > 0 && fits(row))
  const groups = groupedBy(fitting, row => [row.relation.id]).filter(group => pairable(group).length >= size)
  if (groups.length === 0) return undefined
  const chosen = pairable(dice.shuffle(dice.pick(groups))).slice(0, size)
  return {
    kind: 'interactive',
    title: chosen[0]?.relation.templates.forward[0]?.replaceAll('{s}', '…') ?? '',
    pairs: chosen.map(row => ({
      left: capital(row.subject.name),
      right: capital(row.objectText),
      sentence: factSentence(row),
    })),
    rights: dice.shuffle(chosen.map(row => capital(row.objectText))),
    sources: sourcesOf(index, chosen),
  }
}

/** Whether both sides are short enough for a tile, and neither gives the other away. */
function fits({ subject, objectText }: ReadFact): boolean {
  const [left, right] = [subject.name.toLowerCase(), objectText.toLowerCase()]
  return right.length <= maxLetters && left.length <= maxLetters && !right.includes(left) && !left.includes(right)
}

function pairable(group: readonly ReadFact[]): ReadFact[] {
  return distinctBy(
    distinctBy(group, row => row.objectText.toLowerCase()),
    row => row.subject.id,
  )
}
