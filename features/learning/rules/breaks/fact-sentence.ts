import { capital, fillTemplate } from '#authoring/rules/fill-template.ts'
import type { Source } from '#authoring/rules/pack.ts'
import type { PackIndex, ReadFact } from '#authoring/rules/pack-index.ts'

/** Title and page of a fact's source. */
export type BreakSource = Pick<Source, 'title' | 'url'>

/** The fact as a sentence in the pack's words, with its year if it is time-bound. */
export function factSentence(row: ReadFact): string {
  const sentence = fillTemplate(row.relation.explain, row)
  const { asOf } = row.fact
  if (asOf === undefined || sentence.includes(String(asOf))) return sentence
  return sentence.replace(/\.$/, ` (as of ${asOf}).`)
}

/** The fact's sentence, followed by the pack's note on it. */
export function factText(row: ReadFact): string {
  return row.fact.note === undefined ? factSentence(row) : `${factSentence(row)} ${row.fact.note}`
}

/** The distinct sources of these facts. */
export function sourcesOf(index: PackIndex, rows: readonly ReadFact[]): BreakSource[] {
  const ids = [...new Set(rows.map(row => row.fact.source))]
  return ids.flatMap(id => index.source(id) ?? []).map(({ title, url }) => ({ title, url }))
}

/** The capitalised plural name of a fact's subjects: `Planets`. */
export function subjectsOf(index: PackIndex, row: ReadFact): string {
  return capital(index.pack.classes.find(({ id }) => id === row.subject.class)?.plural ?? row.subject.class)
}

/** Groups rows by their keys; a row can be in several groups or in none. */
export function groupedBy<T>(rows: readonly T[], keysOf: (row: T) => readonly string[]): T[][] {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    for (const key of keysOf(row)) groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()]
}

/** The first row for each key. */
export function distinctBy<T>(rows: readonly T[], keyOf: (row: T) => string | number): T[] {
  const seen = new Set<string | number>()
  return rows.filter(row => !seen.has(keyOf(row)) && seen.add(keyOf(row)))
}
