import type { CourseQuestion } from './course.ts'
import type { GivenAnswer } from './learner.ts'

/** How a product chooses questions. Times are days since the course began. */
export interface Policy {
  name: string
  /** The next round for a learner. */
  round(learner: number, at: number): CourseQuestion[]
  /** What the policy expects of the answer to a question that it has chosen: the probability that it is right. */
  expects?(learner: number, question: CourseQuestion, at: number): number
  /** The policy's idea of the learner's ability, in logits. */
  ability?(learner: number): number
  /** Takes in what was answered. */
  learn(learner: number, question: CourseQuestion, given: GivenAnswer, at: number): void
}
