import type { Draft } from './draft.ts'
import type { CheckLevel, GateContext } from './gate/check.ts'
import { checks } from './gate/checks.ts'
import { read } from './gate/reading.ts'

/** Why a draft lost points: the check's number and name, its weight, and what is wrong, in words. */
export interface Reason {
  check: number
  name: string
  level: CheckLevel
  words: string
}

/** `passed` is false on any hard reason. `score` is 1 without reasons, 0.15 less for each soft one, 0 where it did not pass. */
export interface Verdict {
  passed: boolean
  reasons: Reason[]
  score: number
}

/** The quality gate: the same checks for every draft, from any author. It runs all of them, so an author sees every fault at once. */
export function check(draft: Draft, context: GateContext = {}): Verdict {
  const reading = read(draft)
  const reasons: Reason[] = []
  for (const { id, name, level, check: find } of checks) {
    const words = find(reading, context)
    if (words !== undefined) reasons.push({ check: id, name, level, words })
  }
  const passed = reasons.every(reason => reason.level !== 'hard')
  return { passed, reasons, score: passed ? Math.max(0, 1 - 0.15 * reasons.length) : 0 }
}
