import * as z from 'zod'
import type { PetRow, WeekRow } from '#pet/server/pet.store.ts'
import { presentPet } from '#pet/server/present-pet.ts'
import { answerQuestion } from '../contract.ts'
import { performanceOf } from '../rules/performance.ts'
import type { AnswerLoad } from './answer.store.ts'

const { shape } = answerQuestion.reply
/** What is stored of an answer's reply, and returned again on a retry: all but the free time, which is that of the moment. */
const storedOutcome = z.object(shape).omit({ session: true })
export type AnswerOutcome = z.output<typeof storedOutcome>

const unchanged: AnswerOutcome['feedingResult'] = {
  statChanges: {},
  multipliers: { total: 1, parts: [] },
  achievements: [],
  leveledUp: false,
  evolved: false,
}

/**
 * Reads an outcome that an older version may have stored. A part that is missing or has changed its shape since is replaced: the
 * pet and the performance by the present ones, the rest by "nothing changed".
 */
export function readStoredOutcome(stored: unknown, load: AnswerLoad & PetRow & WeekRow, now: Date): AnswerOutcome {
  const parts = z.record(z.string(), z.unknown()).catch({}).parse(stored)
  return {
    feedingResult: shape.feedingResult.catch(unchanged).parse(parts.feedingResult),
    creatureFeedback: shape.creatureFeedback.catch('').parse(parts.creatureFeedback),
    correct: shape.correct.catch(false).parse(parts.correct),
    correctAnswer: shape.correctAnswer.catch(0).parse(parts.correctAnswer),
    performance: shape.performance.catch(() => presentPerformance(load)).parse(parts.performance),
    creature: shape.creature.catch(() => presentPet(load, now)).parse(parts.creature),
  }
}

function presentPerformance(load: AnswerLoad): AnswerOutcome['performance'] {
  return performanceOf(
    {
      ability: load.ability === null ? null : { logit: load.ability, answers: load.ability_answers ?? 0 },
      answers: load.topic_answers ?? 0,
      correctAnswers: load.topic_correct ?? 0,
      correctInRow: load.topic_correct_in_row ?? 0,
      wrongInRow: load.topic_wrong_in_row ?? 0,
    },
    'medium',
  )
}
