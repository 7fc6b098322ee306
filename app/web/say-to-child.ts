import { onRefusal } from '#kit/contract/call.ts'
import { freeWords } from '#membership/web/free-words.ts'
import { pageWords } from '../../features/guardian/web/guardian-words.ts'

/**
 * Has a child hear nothing of paying where the server's sentence speaks of it.
 *
 * @returns takes it back
 */
export function sayToChild(): () => void {
  const takeBack = [
    onRefusal('free_time_used', { says: () => freeWords.endedForChild }),
    onRefusal('free_topics_used', { says: () => pageWords.freeTopics }),
  ]
  return () => {
    for (const each of takeBack) each()
  }
}
