import type { CourseQuestion } from './course.ts'
import type { GivenAnswer } from './learner.ts'

/** A way to choose questions. Times are days since the start. */
export interface Policy {
  name: string
  /** The next round of a learner. */
  round(learner: number, at: number): CourseQuestion[]
  /** The expected probability that the answer to a chosen question is right. */
  expects?(learner: number, question: CourseQuestion, at: number): number
  /** The policy's estimate of the learner's ability, in logits. */
  ability?(learner: number): number
  /** Records an answer. */
  learn(learner: number, question: CourseQuestion, given: GivenAnswer, at: number): void
}
