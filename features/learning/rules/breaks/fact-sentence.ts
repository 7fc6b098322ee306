import { capital, fillTemplate } from '#authoring/rules/fill-template.ts'
import type { Source } from '#authoring/rules/pack.ts'
import type { PackIndex, ReadFact } from '#authoring/rules/pack-index.ts'

/** Where something factText can be read: title and page. */
export type BreakSource = Pick<Source, 'title' | 'url'>

/** The fact as a sentence in the pack's words; one that ages says of when it is. */
export function factSentence(row: ReadFact): string {
  const sentence = fillTemplate(row.relation.explain, row)
  const { asOf } = row.fact
  if (asOf === undefined || sentence.includes(String(asOf))) return sentence
  return sentence.replace(/\.$/, ` (as of ${asOf}).`)
}

/** The sentence, and behind it what else the pack has to say about the fact. */
export function factText(row: ReadFact): string {
  return row.fact.note === undefined ? factSentence(row) : `${factSentence(row)} ${row.fact.note}`
}

/** The sources of some facts, each once. */
export function sourcesOf(index: PackIndex, rows: readonly ReadFact[]): BreakSource[] {
  const ids = [...new Set(rows.map(row => row.fact.source))]
  return ids.flatMap(id => index.source(id) ?? []).map(({ title, url }) => ({ title, url }))
}

/** What the subjects of a relation are called, at the beginning of a line: `Planets`. */
export function subjectsOf(index: PackIndex, row: ReadFact): string {
  return capital(index.pack.classes.find(({ id }) => id === row.subject.class)?.plural ?? row.subject.class)
}

/** Rows that have something in common; those without it are left out. */
export function groupedBy<T>(rows: readonly T[], keysOf: (row: T) => readonly string[]): T[][] {
  const groups = new Map<string, T[]>()
  for (const row of rows) {
    for (const key of keysOf(row)) groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()]
}

/** The first row for each value. */
export function distinctBy<T>(rows: readonly T[], keyOf: (row: T) => string | number): T[] {
  const seen = new Set<string | number>()
  return rows.filter(row => !seen.has(keyOf(row)) && seen.add(keyOf(row)))
}
