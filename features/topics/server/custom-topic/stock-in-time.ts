import { setTimeout as after } from 'node:timers/promises'
import { customTopicWords } from '../../words.ts'
import type { CustomTopicDeps, ModelRequest } from './custom-topic-deps.ts'

/** A set of questions; fewer are a part of it. */
export const wholeSet = 15
/** What models add to a topic beside what the library has of it, for all who make it theirs. */
const enough = 3 * wholeSet

/**
 * Has the questions of a topic written, and waits for them as long as a learner would; after that the work goes on by itself.
 * A model adds to them where there is one: at once where there are few, else in the background.
 */
export async function stockInTime(
  { stock, model, patience }: Pick<CustomTopicDeps, 'stock' | 'model' | 'patience'>,
  wish: ModelRequest,
): Promise<{ count: number; ready: boolean }> {
  const ends = performance.now() + patience
  const stocked = await inTime(stock(wish.topicId), patience)
  if (stocked === undefined) return { count: 0, ready: false }
  if (!model) return { count: stocked, ready: true }
  if (stocked >= wholeSet) {
    await model.later({ ...wish, enough })
    return { count: stocked, ready: true }
  }
  const added = await model.now(wish, Math.max(0, ends - performance.now()))
  return { count: stocked + added, ready: true }
}

/** What is said of so many questions; without any, why there are none. */
export function stockMessage(count: number, ready: boolean): string {
  if (count === 0) return ready ? customTopicWords.nothingWritten : customTopicWords.tooSlow
  return count < wholeSet ? customTopicWords.few(count) : customTopicWords.ready(count)
}

async function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T | undefined> {
  const stopped = new AbortController()
  const tooLong = after(milliseconds, undefined, { signal: stopped.signal })
  // Once the work is done nobody waits for the clock any more.
  tooLong.catch(() => undefined)
  try {
    return await Promise.race([work, tooLong])
  } finally {
    stopped.abort()
  }
}
