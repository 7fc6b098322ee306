import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#kit/contract/call.ts'
import { callWords } from '#kit/contract/call-words.ts'
import type { ReplyOf } from '#kit/contract/endpoint.ts'
import { dataOrThrow, isRetryable } from '#kit/ui/request-error.ts'
import { generateQuestions } from '#learning/contract.ts'
import { answersOf } from '../answers/answers.ts'
import { type WaitingAnswer, withWaiting } from '../answers/waiting-answers.ts'

export type ServedRound = ReplyOf<typeof generateQuestions>
export type Question = ServedRound['questions'][number]

/** Whether a load message is about a timeout: the page's own in its language, or a server's that says so. */
export function isTimeOut(message: string): boolean {
  return message === callWords.timed_out || message.includes('timed out')
}

/** Retries timeouts once, other faults twice and refusals never (SPEC §8). */
export function retryQuestions(failures: number, fault: Error): boolean {
  return isRetryable(fault) && failures < (isTimeOut(fault.message) ? 1 : 2)
}

/** Milliseconds: 1 s, doubled each time, at most 4 s. */
export function retryDelay(failures: number): number {
  return Math.min(1000 * 2 ** failures, 4000)
}

/** Milliseconds for which a request for questions waits for earlier answers to be sent. */
const flushTimeout = 4000

/** Answers still unsent after a chance to send them. */
async function unsentAnswers(client: QueryClient): Promise<readonly WaitingAnswer[]> {
  const answers = answersOf(client)
  if ((await answers.load()).length === 0) return []
  await Promise.race([answers.flush(), new Promise(resolve => setTimeout(resolve, flushTimeout))])
  return answers.load()
}

/**
 * A round of questions of one topic, cached for five minutes. The server knows how far a round is, except for
 * answers it hasn't received yet.
 */
export function questionsQuery(topicId: string, userLevel: number) {
  return queryOptions({
    queryKey: [generateQuestions.path, topicId],
    queryFn: async ({ signal, client }): Promise<ServedRound> => {
      const waiting = await unsentAnswers(client)
      const served = dataOrThrow(
        await call(generateQuestions, { body: { topicId, difficulty: 'medium', userLevel }, signal }),
      )
      return withWaiting(served, waiting)
    },
    staleTime: 5 * 60_000,
    // A round behind another topic's tab keeps its questions.
    gcTime: Number.POSITIVE_INFINITY,
    retry: retryQuestions,
    retryDelay,
  })
}
