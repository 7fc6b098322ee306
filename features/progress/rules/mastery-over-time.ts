import type { Grade } from '#learning/rules/grade.ts'
import type { Memory } from '#learning/rules/remember.ts'
import { review } from '#learning/rules/remember.ts'
import { ownStability } from '#topics/rules/forgetting.ts'
import { masteryLevel } from '#topics/rules/mastery.ts'
import type { Trace } from './recall.ts'
import { recallAt } from './recall.ts'

/** A question with the learner's reviews of it. Times are milliseconds since 1970. */
export interface QuestionHistory {
  /** Its memory now. */
  memory: Trace
  /** The learner's current stability offset: how much longer or shorter than FSRS predicts they remember. */
  offset: number
  /** When it was first answered correctly; null where it never was. */
  rightSince: number | null
  /** Its reviews, oldest first. */
  reviews: readonly { grade: Grade; at: number }[]
}

const best = 25

/**
 * Mastery of one topic at each moment, in percent, as the topic list would have shown it with today's estimate of how this
 * learner forgets. Every memory is replayed from its reviews; the last review's result is the stored memory.
 *
 * @param moments milliseconds since 1970, in order; the last one is now
 */
export function masteryOverTime(questions: readonly QuestionHistory[], moments: readonly number[]): number[] {
  const known = questions.flatMap(({ memory, offset, rightSince, reviews }) =>
    rightSince === null ? [] : [{ memory, rightSince, traces: replay(memory, offset, reviews) }],
  )
  return moments.map((moment, i) => {
    const now = i === moments.length - 1
    const recalls: number[] = []
    for (const { memory, rightSince, traces } of known) {
      const trace = now ? memory : rightSince <= moment ? lastBefore(traces, moment) : undefined
      if (trace) recalls.push(recallAt(trace, moment))
    }
    return masteryLevel(sumOfBest(recalls))
  })
}

/** The memory after each review; the stored memory stands for the last one. */
function replay(memory: Trace, offset: number, reviews: QuestionHistory['reviews']): Trace[] {
  const traces: Trace[] = []
  let held: Memory | null = null
  for (const { grade, at } of reviews) {
    if (at >= memory.reviewedAt) break
    held = review(held, grade, new Date(at))
    traces.push({ stability: ownStability(held.stability, offset), reviewedAt: at })
  }
  return [...traces, memory]
}

function lastBefore(traces: readonly Trace[], moment: number): Trace | undefined {
  return traces.findLast(({ reviewedAt }) => reviewedAt <= moment)
}

function sumOfBest(recalls: readonly number[]): number {
  return recalls
    .toSorted((a, b) => b - a)
    .slice(0, best)
    .reduce((sum, recall) => sum + recall, 0)
}

/** The moments of the chart: 26 points a week apart, the last of them now. */
export function weeksUntil(now: number): number[] {
  return Array.from({ length: 26 }, (_, i) => now - (25 - i) * 7 * 86_400_000)
}
