import type { Jobs } from '#kit/jobs/jobs.ts'
import type { QuestionPool } from './question-pool.ts'

const queue = 'refill-pool'

/** Asks for more questions of a topic. Many learners may ask at once: one job waits and one runs, no more. */
export function wantRefill(jobs: Jobs, topicId: string): Promise<void> {
  return jobs.send(queue, { topicId }, topicId)
}

/** Takes on the refills that any server asked for. */
export function registerRefillJob(jobs: Jobs, pool: QuestionPool): void {
  jobs.handle<{ topicId: string }>(queue, async ({ topicId }) => void (await pool.refill(topicId)))
}
