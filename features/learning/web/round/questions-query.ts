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

/** Whether a load message is about time: the page's own in the language of the moment, or a server's that says so. */
export function isTimeOut(message: string): boolean {
  return message === callWords.timed_out || message.includes('timed out')
}

/** Time-outs once, other faults twice, what was refused never (SPEC §8). */
export function retryQuestions(failures: number, fault: Error): boolean {
  return isRetryable(fault) && failures < (isTimeOut(fault.message) ? 1 : 2)
}

/** 1 s, then doubled, at most 4 s. */
export function retryDelay(failures: number): number {
  return Math.min(1000 * 2 ** failures, 4000)
}

/** Milliseconds for which new questions wait until earlier answers are sent. */
const longestWait = 4000

/** What still waits for the server, once it has had its chance. */
async function leftWaiting(client: QueryClient): Promise<readonly WaitingAnswer[]> {
  const answers = answersOf(client)
  if ((await answers.load()).length === 0) return []
  await Promise.race([answers.flush(), new Promise(resolve => setTimeout(resolve, longestWait))])
  return answers.load()
}

/**
 * A round of questions of one topic, kept for five minutes. The server knows where a round was left but for answers
 * that it has not got yet.
 */
export function questionsQuery(topicId: string, userLevel: number) {
  return queryOptions({
    queryKey: [generateQuestions.path, topicId],
    queryFn: async ({ signal, client }): Promise<ServedRound> => {
      const waiting = await leftWaiting(client)
      const served = dataOrThrow(
        await call(generateQuestions, { body: { topicId, difficulty: 'medium', userLevel }, signal }),
      )
      return withWaiting(served, waiting)
    },
    staleTime: 5 * 60_000,
    // A round that waits behind another topic's tab keeps its questions.
    gcTime: Number.POSITIVE_INFINITY,
    retry: retryQuestions,
    retryDelay,
  })
}
