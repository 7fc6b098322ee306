import type { Problem } from '#authoring/rules/family.ts'

/**
 * Drops wrong answers that collide with the key or with an earlier wrong answer, and near misses that collide with
 * any of them, so that every value left is a distinct wrong option.
 */
export function settle(problem: Problem): Problem {
  const seen = new Set([problem.key])
  const fresh = (value: string): boolean => {
    if (value.trim() === '' || seen.has(value)) return false
    seen.add(value)
    return true
  }
  return {
    ...problem,
    distractors: problem.distractors.filter(one => fresh(one.value)),
    nearMisses: (problem.nearMisses ?? []).filter(fresh),
  }
}

/** Whole numbers next to `value`, the nearest first; never below zero unless `value` is. */
export function near(value: number): string[] {
  const all = [1, -1, 2, -2, 3, -3, 5, 10].map(step => value + step)
  return all.filter(one => value < 0 || one >= 0).map(String)
}
