import { computeDecayFactor, default_w } from 'ts-fsrs'

/**
 * The forgetting curve of FSRS-6 as numbers for an SQL statement: `R = (1 + factor × t / S) ^ decay`, t in days since
 * the last review, S the stability. The factor makes R = 0.9 where t = S.
 */
export const forgetting = computeDecayFactor(default_w)

/**
 * The stability that a memory has for this learner: `S × e^offset`, the days until their recall has fallen to nine in ten.
 * FSRS knows S; the offset is what their reviews in the topic showed beside it (`#learning/rules/forgetting-offset.ts`).
 */
export function ownStability(stability: number, offset: number): number {
  return stability * Math.exp(offset)
}

/**
 * Probability of recall the given number of days after the last review; 1 at the review and before it.
 *
 * @param stability the learner's own, in days
 */
export function recallAfter(days: number, stability: number): number {
  return (1 + (forgetting.factor * Math.max(0, days)) / stability) ** forgetting.decay
}
