import { readPet } from '#pet/contract.ts'
import { listTopics } from '#topics/contract.ts'
import type { World } from './world.ts'

/** Acknowledged answers compared with the database. */
export interface Comparison {
  acknowledged: number
  /** Acknowledged answers that are missing. */
  lost: number
  /** Answers that are stored twice, or that no one gave. */
  tooMany: number
  /** One line for each sum that differs from what was acknowledged. */
  disagreeing: string[]
}

interface Sums {
  attempts: string[]
  gained: number
  seen: number
  correct: number
  days: number
  memories: number
}

/** Compares every answer by its key and by every sum it counts in. Call it while no one is answering. */
export async function compare({ stream, database }: World): Promise<Comparison> {
  const found: Comparison = { acknowledged: 0, lost: 0, tooMany: 0, disagreeing: [] }
  for (const { visitor, acknowledged } of stream.learners) {
    const id = visitor.cookie.replace('session=', '').split('.')[0]
    const [sums] = await database.query<Sums>(
      `select (select coalesce(array_agg(attempt), '{}') from answer where learner_id = $1) as attempts,
         (select coalesce(sum(experience), 0)::int from answer where learner_id = $1) as gained,
         (select sum(answers)::int from learner_topic where learner_id = $1) as seen,
         (select sum(correct_answers)::int from learner_topic where learner_id = $1) as correct,
         (select sum(answered)::int from learning_day where learner_id = $1) as days,
         (select sum(answers)::int from memory where learner_id = $1) as memories`,
      [id],
    )
    if (!sums) throw new Error('The learner is gone.')
    const kept = new Set(sums.attempts)
    found.acknowledged += acknowledged.size
    found.lost += [...acknowledged.keys()].filter(attempt => !kept.has(attempt)).length
    found.tooMany += sums.attempts.length - kept.size + [...kept].filter(attempt => !acknowledged.has(attempt)).length
    const pet = await visitor.done(readPet)
    const right = (await visitor.done(listTopics)).reduce((sum, { correctAnswers }) => sum + correctAnswers, 0)
    const earned = [...acknowledged.values()].reduce((sum, each) => sum + each, 0)
    const pairs: [what: string, is: number, due: number][] = [
      // Each level takes a hundred more experience than the one before.
      ['experience of the pet', 50 * pet.level * (pet.level - 1) + pet.experience, earned],
      ['experience of its answers', sums.gained, earned],
      ['questions of the pet', pet.totalQuestions, acknowledged.size],
      ['right answers of the topics, as the page gets them', right, acknowledged.size],
      ['answers of the topics', sums.seen, acknowledged.size],
      ['right answers of the topics', sums.correct, acknowledged.size],
      ['answers of the days', sums.days, acknowledged.size],
      ['answers of the memories', sums.memories, acknowledged.size],
    ]
    found.disagreeing.push(
      ...pairs.filter(([, is, due]) => is !== due).map(([what, is, due]) => `${what}: ${is} instead of ${due}`),
    )
  }
  return found
}
