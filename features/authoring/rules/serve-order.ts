import { seededDice } from '#kit/random/dice.ts'
import type { Draft } from './draft.ts'
import { quantityOf } from './text/quantity.ts'

/** Options as the learner sees them. `whys` runs beside `options`; the key has none. */
export interface ServedOptions {
  options: string[]
  correctAnswer: number
  whys: (string | null)[]
}

/** The values of texts that are all numbers of one unit and all different; undefined otherwise. */
export function numberLine(texts: readonly string[]): number[] | undefined {
  const values = new Set<number>()
  let unit: string | undefined
  for (const text of texts) {
    const quantity = quantityOf(text)
    unit ??= quantity?.unit
    if (quantity === undefined || quantity.unit !== unit) return undefined
    values.add(quantity.value)
  }
  return values.size === texts.length ? [...values] : undefined
}

/**
 * Four options in the order in which they are served: numbers, years, amounts of money and percentages ascending, everything else shuffled by the seed.
 * The same draft and seed give the same order, whatever the order in which its wrong options are listed.
 *
 * @throws RangeError if the draft has fewer than three wrong options.
 */
export function orderOptions(draft: Pick<Draft, 'key' | 'distractors'>, seed: string | number): ServedOptions {
  if (draft.distractors.length < 3) throw new RangeError('a question needs three wrong options')
  const rows = [
    { text: draft.key, why: null },
    ...draft.distractors.slice(0, 3).map(d => ({ text: d.text, why: d.why ?? null })),
  ]
  const values = numberLine(rows.map(row => row.text))
  const ordered = values
    ? values.toSorted((a, b) => a - b).flatMap(value => rows[values.indexOf(value)] ?? [])
    : seededDice(seed).shuffle(rows.toSorted((a, b) => (a.text < b.text ? -1 : a.text > b.text ? 1 : 0)))
  return {
    options: ordered.map(row => row.text),
    correctAnswer: ordered.findIndex(row => row.text === draft.key),
    whys: ordered.map(row => row.why),
  }
}
