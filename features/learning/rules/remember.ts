import type { Card } from 'ts-fsrs'
import { createEmptyCard, fsrs } from 'ts-fsrs'
import { ownStability } from '#topics/rules/forgetting.ts'
import type { Grade } from './grade.ts'

/** What FSRS knows about one learner and one question. */
export interface Memory {
  /** Days until recall has fallen to nine in ten. */
  stability: number
  /** 1 to 10. */
  difficulty: number
  /** FSRS state: 0 new, 1 learning, 2 review, 3 relearning. */
  state: number
  reviews: number
  lapses: number
  reviewedAt: Date
  /** When this learner should meet it again. */
  dueAt: Date
}

/**
 * FSRS-6 with target retention 0.9 and its default weights. No short-term steps: within a day nothing comes again, so
 * every review is one of days. No fuzz: the same answers give the same plan.
 */
const scheduler = fsrs({ request_retention: 0.9, enable_fuzz: false, enable_short_term: false })

const dayMs = 86_400_000
const longestDays = 36_500

/**
 * What an answer of this grade does to the memory of its question. FSRS's state is the same for everybody; when the
 * question is due again is not: the days that FSRS gives, times e^offset, so that this learner's recall has fallen to
 * nine in ten by then.
 *
 * @param offset how much longer or shorter this learner keeps things than FSRS says (`forgettingOffsetAfter`)
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

/** Whole days, at least one: the interval at nine in ten is proportional to the stability. */
function dueDays(scheduled: number, offset: number): number {
  return Math.min(longestDays, Math.max(1, Math.round(ownStability(scheduled, offset))))
}

/** Memories from here on are called lasting: nine in ten of them, as FSRS counts, still hold after three weeks. */
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
