import type { Draft } from '../draft.ts'
import type { Reading } from './reading.ts'

/** What the pack or the family knows beyond the draft's own words. */
export interface Knowledge {
  /** A fault in the key by what is known (`Peru's capital is Lima`), or undefined. */
  keyFault(draft: Draft): string | undefined
  /** Names a distractor that is also right, or one that must not be offered beside the key. */
  secondKey(draft: Draft): string | undefined
  /** How many distractors are a different kind of thing from the key. */
  foreignOptions(draft: Draft): number
}

/** The questions written for the topic so far. */
export interface Written {
  has(fingerprint: string): boolean
  /** The stem of an earlier question that asks nearly the same, or undefined. */
  near(draft: Draft): string | undefined
  add(draft: Draft): void
}

/** What checks may need besides the draft. All of it is optional: a check that lacks its data passes. */
export interface GateContext {
  /** Words that the topic may use although they are on the safety list. */
  allowWords?: ReadonlySet<string>
  knowledge?: Knowledge
  /** Recomputes the key independently of the draft; undefined where it can't. */
  recompute?: (draft: Draft) => string | undefined
  written?: Written
  /** What a model was given to write from, by id: what it cites must be among it and bear out the key. */
  facts?: ReadonlyMap<string, string>
  /** What was wrong according to the models that answered the question without its key, or undefined where they agree with it. */
  votesAgainst?: (draft: Draft) => string | undefined
  /** Year of the pack's last review; a stem about later years ages. */
  packYear?: number
}

/** `hard` refuses the draft, `soft` lowers its score. */
export type CheckLevel = 'hard' | 'soft'

/** A known kind of defect in questions. `check` returns a description of what is wrong, or undefined. */
export interface Check {
  id: number
  name: string
  level: CheckLevel
  check(reading: Reading, context: GateContext): string | undefined
}
