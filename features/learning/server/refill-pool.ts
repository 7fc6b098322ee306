import type { Jobs } from '#kit/jobs/jobs.ts'
import type { QuestionPool } from './question-pool.ts'

const queue = 'refill-pool'

/** Requests more questions for a topic. However many learners ask, at most one job runs and one waits. */
export function requestRefill(jobs: Jobs, topicId: string): Promise<void> {
  return jobs.send(queue, { topicId }, topicId)
}

/** Handles refills requested by any server. */
export function registerRefillJob(jobs: Jobs, pool: QuestionPool): void {
  jobs.handle<{ topicId: string }>(queue, async ({ topicId }) => void (await pool.refill(topicId)))
}
