import { recallAfter } from '#topics/rules/forgetting.ts'

/** What is left of a memory after its last review. */
export interface Trace {
  /** Days until this learner's recall has fallen to nine in ten. */
  stability: number
  /** Of the last review, in milliseconds since 1970. */
  reviewedAt: number
}

const dayMs = 86_400_000

/** Probability of recall at a moment (milliseconds since 1970) by the forgetting curve of FSRS-6; 1 at the review and before it. */
export function recallAt({ stability, reviewedAt }: Trace, moment: number): number {
  return recallAfter((moment - reviewedAt) / dayMs, stability)
}
