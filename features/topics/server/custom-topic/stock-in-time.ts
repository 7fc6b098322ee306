import { setTimeout as after } from 'node:timers/promises'
import { customTopicWords } from '../../words.ts'
import type { CustomTopicDeps, ModelRequest } from './custom-topic-deps.ts'

/** Questions in a full set; fewer count as partial. */
export const wholeSet = 15
/** Most questions that models add to one topic, for all its learners together. */
const enough = 3 * wholeSet

/**
 * Writes the questions of a topic and waits for them within the time limit; after that the work continues in the
 * background. A model, where there is one, adds more: at once if there are few, else in the background.
 */
export async function stockInTime(
  { stock, model, patience }: Pick<CustomTopicDeps, 'stock' | 'model' | 'patience'>,
  request: ModelRequest,
): Promise<{ count: number; ready: boolean }> {
  const ends = performance.now() + patience
  const stocked = await inTime(stock(request.topicId), patience)
  if (stocked === undefined) return { count: 0, ready: false }
  if (!model) return { count: stocked, ready: true }
  if (stocked >= wholeSet) {
    await model.later({ ...request, enough })
    return { count: stocked, ready: true }
  }
  const added = await model.now(request, Math.max(0, ends - performance.now()))
  return { count: stocked + added, ready: true }
}

/** The message for this number of questions; with none, why. */
export function stockMessage(count: number, ready: boolean): string {
  if (count === 0) return ready ? customTopicWords.nothingWritten : customTopicWords.tooSlow
  return count < wholeSet ? customTopicWords.few(count) : customTopicWords.ready(count)
}

async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T | undefined> {
  const stopped = new AbortController()
  const tooLong = after(milliseconds, undefined, { signal: stopped.signal })
  // The timer is aborted once the work is done.
  tooLong.catch(() => undefined)
  try {
    return await Promise.race([work, tooLong])
  } finally {
    stopped.abort()
  }
}
