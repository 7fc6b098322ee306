import type { Dice } from '#kit/random/dice.ts'
import type { Draft } from '../draft.ts'
import { fillTemplate } from '../fill-template.ts'
import { fingerprintOf } from '../fingerprint.ts'
import type { PackIndex, ReadFact } from '../pack-index.ts'

/** `Which …?` → `In 2024, which …?`, so that a fact that goes out of date says which year it is about. */
function dated(stem: string, asOf: number | undefined): string {
  if (asOf === undefined || stem.includes(String(asOf))) return stem
  const begins = /^(Which|What|Who|How|Where|When|In which|In what)\b/.exec(stem)
  return begins === null ? stem : `In ${asOf}, ${stem[0]?.toLowerCase() ?? ''}${stem.slice(1)}`
}

/** The relation's sentence and the fact's note: why the key is right. */
export function explanationOf(row: ReadFact): string {
  const sentence = fillTemplate(row.relation.explain, row)
  const whole = row.fact.note === undefined ? sentence : `${sentence} ${row.fact.note}`
  return whole.length > 400 ? sentence : whole
}

/** A formula, not a sentence: `π × r²`, `a + b = b + a`, `iπ`. Its letters are symbols, and a capital would be another symbol. */
const symbolic = (text: string): boolean =>
  /^\p{Script=Greek}/u.test(text) || /^\p{Ll}\s*(?:[=+−×÷<>≤≥^²³(/]|$)/u.test(text)

/** All options begin with a capital letter, unless case has a meaning (code, symbols, `pH`). */
function evenCase(texts: readonly string[], topic: string): string[] {
  const ordinary = !texts.some(symbolic) && texts.every(text => /^(\p{Lu}|\p{Ll}[\p{Ll}'’-]*([\s,.]|$)|\d)/u.test(text))
  if (topic === 'programming' || !ordinary || texts.every(text => /^\p{Ll}/u.test(text))) return [...texts]
  return texts.map(text => text.replace(/^\p{Ll}/u, letter => letter.toUpperCase()))
}

export interface FactDraft {
  kind: 'forward' | 'inverse' | 'order' | 'odd'
  row: ReadFact
  stem: string
  key: string
  distractors: { text: string; why?: string }[]
  factIds: string[]
}

/** Builds a question about a fact: options in even case, explanation, source and fingerprint. */
export function draftFromFact(
  index: PackIndex,
  { kind, row, stem, key, distractors, factIds }: FactDraft,
  dice: Dice,
): Draft {
  const [evenKey = key, ...others] = evenCase([key, ...distractors.map(d => d.text)], index.pack.id)
  const source = index.source(row.fact.source)
  const draft: Omit<Draft, 'fingerprint'> = {
    topic: index.pack.id,
    stem: dated(stem, row.fact.asOf),
    key: evenKey,
    distractors: distractors.map((d, i) => ({ ...d, text: others[i] ?? d.text })),
    explanation: explanationOf(row),
    level: row.fact.level,
    skill: `relation:${row.relation.id}`,
    kind,
    factIds,
    source: source === undefined ? { title: '' } : { title: source.title, url: source.url },
    author: index.pack.madeFrom ?? 'library',
    ...(row.fact.asOf === undefined ? {} : { asOf: row.fact.asOf }),
    seed: dice.int(0, 2 ** 31 - 1),
  }
  return { ...draft, fingerprint: fingerprintOf(draft) }
}
