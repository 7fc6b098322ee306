import { queryOptions } from '@tanstack/react-query'
import { call } from '#kit/contract/call.ts'
import type { ReplyOf } from '#kit/contract/endpoint.ts'
import { dataOrThrow, retryAtMost } from '#kit/ui/request-error.ts'
import { readProof } from '#learning/contract.ts'

export type Proof = ReplyOf<typeof readProof>

/** Where a question comes from, cached for half a minute. */
export function proofQuery(questionId: string) {
  return queryOptions({
    queryKey: ['/api/questions/proof', questionId],
    queryFn: async ({ signal }): Promise<Proof> =>
      dataOrThrow(await call(readProof, { params: { questionId }, signal })),
    staleTime: 30_000,
    retry: retryAtMost(1),
  })
}
