import type { Figure } from './figures/figure.ts'
import type { Level } from './pack.ts'

/** Who wrote a question: reviewed packs, computed families, glosses of an encyclopedia or of a dictionary, or a model. */
export type AuthorKind = (typeof authorKinds)[number]
export const authorKinds = ['library', 'computed', 'encyclopedia', 'dictionary', 'model'] as const

/** What any author hands to the gate: a question before its options have an order. */
export interface Draft {
  topic: string
  stem: string
  /** A code listing below the stem. */
  code?: { language: 'javascript' | 'python' | 'text'; text: string }
  /** A picture of what the stem says; it never shows the key. */
  figure?: Figure
  key: string
  /** Best first. `why` says why this option is wrong. The gate wants at least three. */
  distractors: { text: string; why?: string }[]
  /** Why the key is right. */
  explanation: string
  level: Level
  /** What practising this trains: a family id, `relation:<id>` or `idea:<name>`; two of one skill are kept apart. */
  skill: string
  /** Asks to use an idea in a situation rather than to recall it or compute it bare. */
  applied?: boolean
  kind: 'forward' | 'inverse' | 'order' | 'odd' | 'recall' | 'apply' | 'computed'
  factIds: string[]
  source: { title: string; url?: string }
  /** Who wrote it. */
  author: AuthorKind
  /** Same question, same fingerprint, whatever the order of its options: `fingerprint.ts`. */
  fingerprint: string
  /** Year for which a fact that ages is true. */
  asOf?: number
  seed: number
}
