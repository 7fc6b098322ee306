import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#kit/contract/call.ts'
import type { ReplyOf } from '#kit/contract/endpoint.ts'
import { dataOrThrow, retryAtMost } from '#kit/ui/request-error.ts'
import { listMistakes } from '#learning/contract.ts'

export type Mistakes = ReplyOf<typeof listMistakes>

/** The learner's mistakes, cached for a minute. */
export const mistakesQuery = queryOptions({
  queryKey: [listMistakes.path],
  queryFn: async ({ signal }): Promise<Mistakes> => dataOrThrow(await call(listMistakes, { signal })),
  staleTime: 60_000,
  retry: retryAtMost(1),
})

/** Reloads the mistakes if this answer may have changed them: a new mistake, or one that was fixed. */
export function noteMistake(client: QueryClient, questionId: string, correct: boolean): void {
  const known = client.getQueryData(mistakesQuery.queryKey)
  const listed = known?.mistakes.some(mistake => mistake.questionId === questionId) ?? true
  const beyondTheList = known !== undefined && known.count > known.mistakes.length
  if (!correct || listed || beyondTheList) void client.invalidateQueries({ queryKey: mistakesQuery.queryKey })
}
