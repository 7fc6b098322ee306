import type { Day } from '#account/rules/learner-day.ts'
import { ownStability, recallAfter } from '#topics/rules/forgetting.ts'
import type { Ability } from '../rules/ability.ts'
import { abilityAfter, startingAbility } from '../rules/ability.ts'
import { medianAfter, plausibleSeconds } from '../rules/answer-time.ts'
import type { Band } from '../rules/difficulty.ts'
import { forgettingOffsetAfter } from '../rules/forgetting-offset.ts'
import type { Grade } from '../rules/grade.ts'
import { gradeAnswer } from '../rules/grade.ts'
import type { Memory } from '../rules/remember.ts'
import { isLasting, review } from '../rules/remember.ts'
import type { AnswerLoad } from './answer.store.ts'

/** What an answer changes about the learner: the memory of its question, the ability, the pace. */
export interface Remembered {
  memory: Memory
  /** The question was new to the learner. */
  isNew: boolean
  /** The question was due for review. */
  dueReview: boolean
  /** Null if it wasn't a review: a second answer on the same day is practice. */
  grade: Grade | null
  ability: Ability
  /** The ability before the answer, if the answer may calibrate its question. */
  abilityBefore: number | null
  seconds: number | null
  medianSeconds: number | null
  /** Change in the topic's number of lasting memories: 1, 0 or −1. */
  lastingChange: number
  /** How much longer or shorter than FSRS predicts this learner remembers the topic. */
  stabilityOffset: number
}

export function rememberAnswer(
  load: AnswerLoad,
  band: Band,
  given: { correct: boolean; secondsTaken: number | null },
  today: Day,
  now: Date,
): Remembered {
  const before = memoryOf(load)
  const hinted = load.hint !== null
  const isReview = before === null || load.memory_last_day === null || load.memory_last_day < today
  const dueReview = isReview && before !== null && before.dueAt <= now
  const sinceLast = load.last_answer_at ? (now.getTime() - load.last_answer_at.getTime()) / 1000 : null
  const seconds = plausibleSeconds(given.secondsTaken, sinceLast)
  const medianSeconds = load.median_seconds
  const graded = gradeAnswer({ ...given, isNew: before === null, hinted, dueReview, seconds, medianSeconds })
  const stabilityOffset =
    isReview && !hinted ? offsetAfter(load, before, given.correct, now) : (load.stability_offset ?? 0)
  const memory = isReview ? review(before, graded, now, stabilityOffset) : before
  const ability =
    load.ability === null ? startingAbility(band) : { logit: load.ability, answers: load.ability_answers ?? 0 }
  return {
    memory,
    isNew: before === null,
    dueReview,
    grade: isReview ? graded : null,
    ability:
      isReview && !hinted ? abilityAfter(ability, load.question_difficulty ?? band.logit, given.correct) : ability,
    abilityBefore: before === null && !hinted ? ability.logit : null,
    seconds,
    medianSeconds:
      given.correct && seconds !== null ? medianAfter(medianSeconds, seconds, load.topic_correct ?? 0) : medianSeconds,
    lastingChange: (isLasting(memory) ? 1 : 0) - (isLasting(before) ? 1 : 0),
    stabilityOffset,
  }
}

/** The offset after this answer; unchanged if the question is new, as nothing could be forgotten. */
function offsetAfter(load: AnswerLoad, before: Memory | null, correct: boolean, now: Date): number {
  const offset = load.stability_offset ?? 0
  if (before === null) return offset
  const days = (now.getTime() - before.reviewedAt.getTime()) / 86_400_000
  const recall = recallAfter(days, ownStability(before.stability, offset))
  return forgettingOffsetAfter(offset, load.topic_met_again ?? 0, recall, correct)
}

function memoryOf(load: AnswerLoad): Memory | null {
  if (load.memory_stability === null || load.memory_reviewed_at === null || load.memory_due_at === null) return null
  return {
    stability: load.memory_stability,
    difficulty: load.memory_difficulty ?? 5,
    state: load.memory_state ?? 2,
    reviews: load.memory_reviews ?? 0,
    lapses: load.memory_lapses ?? 0,
    reviewedAt: load.memory_reviewed_at,
    dueAt: load.memory_due_at,
  }
}
