import type { Draft } from './draft.ts'
import type { Level } from './pack.ts'
import { type PoolFigures, poolFigures } from './pool-checks.ts'
import { readingGrade } from './text/reading-grade.ts'
import type { Attempt } from './write-all.ts'

/** One line of an audit: a level of a topic, or all of it. Shares are between 0 and 1. */
export interface AuditRow {
  level: Level | 'all'
  facts: number
  items: number
  questions: number
  figures: PoolFigures
  /** Median reading grade of the stems. */
  grade: number
  withSource: number
  /** With a figure drawn from its own numbers. */
  withFigure: number
  /** With a code listing below the stem. */
  withListing: number
  /** With a note on each wrong option that can be served. */
  withNotes: number
  /** Asks to use an idea in a situation. */
  applied: number
}

/** Questions whose author says that they ask to apply an idea; computed ones by their family. */
export type AsksToApply = (draft: Draft) => boolean

const share = <T>(rows: readonly T[], has: (row: T) => boolean): number =>
  rows.length === 0 ? 0 : rows.filter(has).length / rows.length

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** Measures accepted drafts, all of them or those of one level. */
export function auditDrafts(all: readonly Draft[], level: Level | 'all', applies: AsksToApply): AuditRow {
  const drafts = level === 'all' ? all : all.filter(draft => draft.level === level)
  const fromFacts = drafts.filter(draft => draft.skill.startsWith('relation:'))
  return {
    level,
    facts: new Set(fromFacts.map(draft => draft.factIds[0])).size,
    items: drafts.filter(draft => draft.skill.startsWith('idea:')).length,
    questions: drafts.length,
    figures: poolFigures(drafts),
    grade: median(drafts.map(draft => readingGrade(draft.stem))),
    withSource: share(drafts, draft => draft.source.url !== undefined && draft.source.title !== ''),
    withFigure: share(drafts, draft => draft.figure !== undefined),
    withListing: share(drafts, draft => draft.code !== undefined),
    withNotes: share(drafts, draft => draft.distractors.slice(0, 3).every(distractor => distractor.why !== undefined)),
    applied: share(drafts, applies),
  }
}

/** A fact, item or family that gave no question at all, with the reasons of its last attempt. */
export interface Refusal {
  slot: string
  stem: string
  words: string
}

/** How many attempts each hard check refused, and the slots that never passed. */
export function refusalsOf(attempts: readonly Attempt[]): { byCheck: Map<string, number>; silent: Refusal[] } {
  const byCheck = new Map<string, number>()
  const silent = new Map<string, Refusal>()
  const passed = new Set(attempts.filter(attempt => attempt.verdict.passed).map(attempt => attempt.slot.id))
  for (const { slot, draft, verdict } of attempts) {
    if (verdict.passed) continue
    const hard = verdict.reasons.filter(reason => reason.level === 'hard')
    for (const { check, name } of hard) byCheck.set(`${check} ${name}`, (byCheck.get(`${check} ${name}`) ?? 0) + 1)
    if (passed.has(slot.id)) continue
    silent.set(slot.id, {
      slot: slot.id,
      stem: draft.stem,
      words: hard.map(reason => `${reason.check} ${reason.words}`).join('; '),
    })
  }
  return { byCheck, silent: [...silent.values()] }
}
