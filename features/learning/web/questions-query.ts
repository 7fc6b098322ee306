import { queryOptions } from '@tanstack/react-query'
import { call } from '#kit/contract/call.ts'
import type { ReplyOf } from '#kit/contract/endpoint.ts'
import { CallFault, dataOf, worthRetrying } from '#kit/ui/data-of.ts'
import { generateQuestions } from '#learning/contract.ts'

export type Batch = ReplyOf<typeof generateQuestions>
export type Question = Batch['questions'][number]

/** Time-outs once, other faults twice, what was refused never (SPEC §8). */
export function retryQuestions(failures: number, fault: Error): boolean {
  const timedOut = fault instanceof CallFault && fault.message.includes('timed out')
  return worthRetrying(fault) && failures < (timedOut ? 1 : 2)
}

/** 1 s, then doubled, at most 4 s. */
export function retryDelay(failures: number): number {
  return Math.min(1000 * 2 ** failures, 4000)
}

/** A batch of questions of one topic, kept for five minutes. */
export function questionsQuery(topicId: string, userLevel: number) {
  return queryOptions({
    queryKey: ['/api/questions/generate', topicId],
    queryFn: async ({ signal }): Promise<Batch> =>
      dataOf(await call(generateQuestions, { body: { topicId, difficulty: 'medium', userLevel }, signal })),
    staleTime: 5 * 60_000,
    // A round that waits behind another topic's tab keeps its questions.
    gcTime: Number.POSITIVE_INFINITY,
    retry: retryQuestions,
    retryDelay,
  })
}
