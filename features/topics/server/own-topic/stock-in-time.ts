import { setTimeout as after } from 'node:timers/promises'
import type { OwnTopics } from './own-topic.ts'

/** Has the questions of a topic written, and waits for them as long as a learner would; after that the work goes on by itself. */
export async function stockInTime(
  { stock, patience }: OwnTopics,
  topicId: string,
): Promise<{ count: number; ready: boolean }> {
  const stopped = new AbortController()
  const tooLong = after(patience, { count: 0, ready: false }, { signal: stopped.signal })
  // Once the questions are there nobody waits for the clock any more.
  tooLong.catch(() => undefined)
  try {
    return await Promise.race([stock(topicId).then(count => ({ count, ready: true })), tooLong])
  } finally {
    stopped.abort()
  }
}
