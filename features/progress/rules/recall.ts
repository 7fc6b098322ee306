import { recallAfter } from '#topics/rules/forgetting.ts'

/** A memory as of its last review. */
export interface Trace {
  /** Days until this learner's recall falls to 90 %. */
  stability: number
  /** Time of the last review, in milliseconds since 1970. */
  reviewedAt: number
}

const dayMs = 86_400_000

/** Probability of recall at a moment (milliseconds since 1970) by the forgetting curve of FSRS-6; 1 at the review and before it. */
export function recallAt({ stability, reviewedAt }: Trace, moment: number): number {
  return recallAfter((moment - reviewedAt) / dayMs, stability)
}
