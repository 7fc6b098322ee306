import type { Card } from 'ts-fsrs'
import { createEmptyCard, fsrs } from 'ts-fsrs'
import { ownStability } from '#topics/rules/forgetting.ts'
import type { Grade } from './grade.ts'

/** FSRS's state for one learner and one question. */
export interface Memory {
  /** Days until the probability of recall falls to 0.9. */
  stability: number
  /** 1 to 10. */
  difficulty: number
  /** FSRS state: 0 new, 1 learning, 2 review, 3 relearning. */
  state: number
  reviews: number
  lapses: number
  reviewedAt: Date
  /** When this learner should review it. */
  dueAt: Date
}

/**
 * FSRS-6 with target retention 0.9 and default weights. No short-term steps, as no question is reviewed twice a day; no fuzz, so
 * that the same answers give the same schedule.
 */
const scheduler = fsrs({ request_retention: 0.9, enable_fuzz: false, enable_short_term: false })

const dayMs = 86_400_000
const longestDays = 36_500

/**
 * The memory of a question after an answer of this grade. FSRS's interval is multiplied by e^offset, so that this learner's
 * recall has fallen to 0.9 when the question is due; FSRS's own state isn't affected by the offset.
 *
 * @param offset how much longer or shorter than FSRS predicts this learner remembers (`forgettingOffsetAfter`)
 */
export function review(before: Memory | null, grade: Grade, now: Date, offset = 0): Memory {
  const { card } = scheduler.next(before ? cardOf(before) : createEmptyCard(now), now, grade)
  return {
    stability: card.stability,
    difficulty: card.difficulty,
    state: card.state,
    reviews: card.reps,
    lapses: card.lapses,
    reviewedAt: now,
    dueAt: new Date(now.getTime() + dueDays(card.scheduled_days, offset) * dayMs),
  }
}

/** Whole days, at least one. At a target retention of 0.9 the interval is proportional to the stability. */
function dueDays(scheduled: number, offset: number): number {
  return Math.min(longestDays, Math.max(1, Math.round(ownStability(scheduled, offset))))
}

/** Stability in days from which a memory counts as lasting: by FSRS, nine in ten of them still hold after three weeks. */
export const lastingDays = 21

export function isLasting(memory: Pick<Memory, 'stability'> | null): boolean {
  return memory !== null && memory.stability >= lastingDays
}

function cardOf(memory: Memory): Card {
  return {
    due: memory.dueAt,
    stability: memory.stability,
    difficulty: memory.difficulty,
    elapsed_days: 0,
    scheduled_days: 0,
    learning_steps: 0,
    reps: memory.reviews,
    lapses: memory.lapses,
    state: memory.state,
    last_review: memory.reviewedAt,
  }
}
