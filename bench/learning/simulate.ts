import { calendar, courseDays, type Sitting } from './calendar.ts'
import type { CourseQuestion } from './course.ts'
import { Learner } from './learner.ts'
import type { Policy } from './policy.ts'

/** One simulated answer, as far as it is evaluated. */
export interface Observed {
  learner: number
  /** Earlier answers of this learner. */
  turn: number
  /** Whether it was the first meeting with the question. */
  fresh: boolean
  correct: boolean
  /** The policy's expectation, if it has one. */
  expected: number | null
  /** Estimated minus true ability after this answer, in logits. */
  abilityError: number | null
}

/** What a learner recalls thirty days after the last visit. */
export interface Outcome {
  answers: number
  /** Questions asked. */
  met: number
  /** Of those, known at the first meeting. */
  knew: number
  /** Expected number recalled without options, of those not known at first. */
  learned: number
}

export interface Simulated {
  policy: string
  observed: Observed[]
  outcomes: Outcome[]
  seconds: number
}

const pause = 30

/** Simulates learners under a policy, day by day, and evaluates them thirty days later. */
export function simulate(policy: Policy, questions: readonly CourseQuestion[], howMany: number): Simulated {
  const began = performance.now()
  const people = Array.from({ length: howMany }, (_, number) => ({
    number,
    learner: new Learner(number, questions),
    sittings: calendar(number),
    answers: 0,
  }))
  const observed: Observed[] = []
  const sit = (person: (typeof people)[number], sitting: Sitting) => {
    const { number, learner } = person
    let at = sitting.at
    let round: CourseQuestion[] = []
    for (let n = 0; n < sitting.answers; n++) {
      if (round.length === 0) round = [...policy.round(number, at)]
      const question = round.shift()
      if (!question) return
      const fresh = !learner.knew.has(question.index)
      const expected = policy.expects?.(number, question, at) ?? null
      const given = learner.answer(question, at)
      policy.learn(number, question, given, at)
      at += (given.seconds + 8) / 86_400
      const ability = policy.ability?.(number)
      const abilityError = ability === undefined ? null : ability - learner.trueAbility()
      observed.push({ learner: number, turn: person.answers++, fresh, correct: given.correct, expected, abilityError })
    }
  }
  for (let day = 0; day < courseDays; day++) {
    for (const person of people) {
      for (const sitting of person.sittings) if (sitting.day === day) sit(person, sitting)
    }
  }
  const outcomes = people.map(({ learner, sittings, answers }) => {
    const then = (sittings.at(-1)?.at ?? 0) + pause
    const met = questions.filter(({ index }) => learner.knew.has(index))
    const unknown = met.filter(({ index }) => !learner.knew.get(index))
    const learned = unknown.reduce((sum, question) => sum + learner.recall(question, then), 0)
    return { answers, met: met.length, knew: met.length - unknown.length, learned }
  })
  return { policy: policy.name, observed, outcomes, seconds: (performance.now() - began) / 1000 }
}
