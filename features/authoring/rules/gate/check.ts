import type { Draft } from '../draft.ts'
import type { Reading } from './reading.ts'

/** What the pack or the family knows beyond the draft's own words. */
export interface Knowledge {
  /** A fault in the key by what is known (`Peru's capital is Lima`), or undefined. */
  keyFault(draft: Draft): string | undefined
  /** Names a wrong option that is right after all, or one that must not stand beside the key. */
  secondKey(draft: Draft): string | undefined
  /** How many wrong options are of another kind of thing than the key. */
  foreignOptions(draft: Draft): number
}

/** What has been written for the topic so far. */
export interface Written {
  has(fingerprint: string): boolean
  /** The stem of an earlier question that asks nearly the same, or undefined. */
  near(draft: Draft): string | undefined
  add(draft: Draft): void
}

/** What a check may need beside the draft. All of it is optional: a check without its knowledge passes. */
export interface GateContext {
  /** Words that the topic may use though the safety list refuses them. */
  allowWords?: ReadonlySet<string>
  knowledge?: Knowledge
  /** Works the key out again, independently of the draft; undefined where it cannot. */
  recompute?: (draft: Draft) => string | undefined
  written?: Written
  /** What a model was given to write from, by id: what it cites must be among it and bear out the key. */
  facts?: ReadonlyMap<string, string>
  /** What those who answered a model's question without its key found wrong with it, or undefined where they agree. */
  votesAgainst?: (draft: Draft) => string | undefined
  /** Year of the pack's last review; a stem about later years ages. */
  packYear?: number
}

/** `hard` refuses the draft, `soft` lowers its score. */
export type CheckLevel = 'hard' | 'soft'

/** One defect of table E in notes on question writing. `check` says what is wrong, in words, or undefined. */
export interface Check {
  id: number
  name: string
  level: CheckLevel
  check(reading: Reading, context: GateContext): string | undefined
}
