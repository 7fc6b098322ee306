import { type Dice, seededDice } from '#kit/random/dice.ts'
import {
  type Ability,
  abilityAfter,
  expectedSuccess,
  recommendedBand,
  startingAbility,
} from '#learning/rules/ability.ts'
import { medianAfter } from '#learning/rules/answer-time.ts'
import { calibrated, freshRecord, type QuestionRecord } from '#learning/rules/calibrate.ts'
import { composeRound } from '#learning/rules/compose-round.ts'
import { bandNearest, bandOfDifficulty, bandOfLevel } from '#learning/rules/difficulty.ts'
import { forgettingOffsetAfter, reviewSuccess } from '#learning/rules/forgetting-offset.ts'
import { gradeAnswer } from '#learning/rules/grade.ts'
import { type Memory, review } from '#learning/rules/remember.ts'
import { ownStability, recallAfter } from '#topics/rules/forgetting.ts'
import type { CourseQuestion } from './course.ts'
import type { Policy } from './policy.ts'

interface Known {
  ability: Ability
  answers: number
  stabilityOffset: number
  memory: Map<number, Memory>
  /** Questions never asked, by level and kind, in the learner's own order. */
  fresh: CourseQuestion[][]
  rightAnswers: number
  medianSeconds: number | null
}

const start = Date.UTC(2026, 0, 1)
const dateAt = (at: number) => new Date(start + at * 86_400_000)
const dayOf = (date: Date) => Math.floor((date.getTime() - start) / 86_400_000)
/** As many of each level and kind, and as many reviews, as the product's statement loads for a round. */
const freshOfEach = 8
const reviewsAtMost = 20

/** The product: its pure rules on the data its tables would hold. */
export function adaptive(questions: readonly CourseQuestion[]): Policy {
  const learners = new Map<number, Known>()
  const records: QuestionRecord[] = questions.map(({ level }) => freshRecord(bandOfLevel(level).logit))
  const recordOf = ({ index, level }: CourseQuestion) => records[index] ?? freshRecord(bandOfLevel(level).logit)
  const knownOf = (learner: number) => {
    const known = learners.get(learner) ?? newcomer(learner, questions)
    learners.set(learner, known)
    return known
  }
  return {
    name: 'the product',
    ability: learner => knownOf(learner).ability.logit,
    round(learner, at) {
      const { ability, answers, memory, fresh } = knownOf(learner)
      const now = dateAt(at)
      const luck = seededDice(`${learner}:${dayOf(now)}:${answers}`)
      const met = [...memory].filter(([, { reviewedAt }]) => dayOf(reviewedAt) < dayOf(now))
      const inOrder = met.toSorted(([, a], [, b]) => a.dueAt.getTime() - b.dueAt.getTime())
      const pick = (due: boolean) =>
        inOrder
          .filter(([, { dueAt }]) => dueAt <= now === due)
          .slice(0, reviewsAtMost)
          .flatMap(([index]) => questions[index] ?? [])
      const candidates = {
        due: pick(true),
        // Measured difficulty counts, not the author's estimate.
        fresh: fresh
          .flatMap(stratum => someOf(stratum, freshOfEach, luck))
          .map(question => ({ ...question, level: bandNearest(recordOf(question).difficulty).level })),
        again: pick(false),
      }
      const round = composeRound<CourseQuestion>(candidates, recommendedBand(ability.logit).level, luck)
      return round.flatMap(({ index }) => questions[index] ?? [])
    },
    expects(learner, question, at) {
      const { ability, memory, stabilityOffset } = knownOf(learner)
      const before = memory.get(question.index)
      return before
        ? reviewSuccess(recallOf(before, dateAt(at), stabilityOffset))
        : expectedSuccess(ability.logit, recordOf(question).difficulty)
    },
    learn(learner, question, { correct, seconds }, at) {
      const known = knownOf(learner)
      const now = dateAt(at)
      const before = known.memory.get(question.index) ?? null
      const dueReview = before !== null && before.dueAt <= now
      const grade = gradeAnswer({
        correct,
        isNew: before === null,
        hinted: false,
        dueReview,
        seconds,
        medianSeconds: known.medianSeconds,
      })
      if (before) {
        const metAgain = known.answers - known.memory.size
        const recall = recallOf(before, now, known.stabilityOffset)
        known.stabilityOffset = forgettingOffsetAfter(known.stabilityOffset, metAgain, recall, correct)
      }
      known.memory.set(question.index, review(before, grade, now, known.stabilityOffset))
      known.answers++
      if (correct) known.medianSeconds = medianAfter(known.medianSeconds, seconds, known.rightAnswers++)
      const record = recordOf(question)
      if (before === null) {
        const stratum = known.fresh[stratumOf(question)] ?? []
        stratum.splice(stratum.indexOf(question), 1)
        const meeting = { ability: known.ability.logit, correct, choice: correct ? 0 : 1 }
        records[question.index] = calibrated(record, meeting, bandOfLevel(question.level).logit)
      }
      known.ability = abilityAfter(known.ability, record.difficulty, correct)
    },
  }
}

const stratumOf = ({ level, applied }: CourseQuestion) => 2 * (level - 1) + (applied ? 1 : 0)

function newcomer(learner: number, questions: readonly CourseQuestion[]): Known {
  const fresh: CourseQuestion[][] = Array.from({ length: 8 }, () => [])
  for (const question of seededDice(`pool ${learner}`).shuffle(questions)) fresh[stratumOf(question)]?.push(question)
  return {
    ability: startingAbility(bandOfDifficulty('medium')),
    answers: 0,
    stabilityOffset: 0,
    memory: new Map(),
    fresh,
    rightAnswers: 0,
    medianSeconds: null,
  }
}

function recallOf({ stability, reviewedAt }: Memory, now: Date, offset: number): number {
  return recallAfter((now.getTime() - reviewedAt.getTime()) / 86_400_000, ownStability(stability, offset))
}

/** A random sample of a list; the product's statement also reorders new questions for every round. */
function someOf<T>(list: readonly T[], count: number, luck: Dice): T[] {
  const places = new Set<number>()
  while (places.size < Math.min(count, list.length)) places.add(luck.int(0, list.length - 1))
  return [...places].flatMap(place => list[place] ?? [])
}
