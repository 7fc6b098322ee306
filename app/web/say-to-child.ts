import { pageWords } from '#guardian/web/guardian-words.ts'
import { freeWords } from '#membership/web/free-words.ts'

/** What a child reads instead of a message that mentions payment, by error code. */
export const saidToChild = {
  free_time_used: () => freeWords.endedForChild,
  free_topics_used: () => pageWords.freeTopics,
} as const
