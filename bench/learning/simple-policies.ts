import { seededDice } from '#kit/random/dice.ts'
import type { CourseQuestion } from './course.ts'
import type { Policy } from './policy.ts'

/** Ten at a time from the learner's own list, without repeats. */
function fromList(name: string, listFor: (learner: number) => CourseQuestion[]): Policy {
  const lists = new Map<number, CourseQuestion[]>()
  const listOf = (learner: number) => {
    const list = lists.get(learner) ?? listFor(learner)
    lists.set(learner, list)
    return list
  }
  return {
    name,
    round: learner => listOf(learner).slice(0, 10),
    learn: learner => {
      listOf(learner).shift()
    },
  }
}

/** (a) All questions of the topic in random order. */
export function randomOrder(questions: readonly CourseQuestion[]): Policy {
  return fromList('(a) random order', learner => seededDice(`random ${learner}`).shuffle(questions))
}

/** (b) Medium questions in random order without reviews; then hard ones if they run out. */
export function fixedMedium(questions: readonly CourseQuestion[]): Policy {
  return fromList('(b) medium, no reviews', learner => {
    const luck = seededDice(`medium ${learner}`)
    return [2, 3].flatMap(level => luck.shuffle(questions.filter(question => question.level === level)))
  })
}
