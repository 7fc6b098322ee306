import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#kit/contract/call.ts'
import { dataOrThrow } from '#kit/ui/request-error.ts'
import { toast } from '#kit/ui/toast-store.ts'
import { acknowledgeCompensations, readCompensations } from '#learning/contract.ts'
import { petQuery } from '#pet/web/pet-query.ts'
import { topicsQuery } from '#topics/web/topics-query.ts'
import { lazyWords } from '../lazy-words.ts'
import { compensationMessage } from './compensation-message.ts'

/** Loads compensations, shows them as one message and acknowledges them; returns how many there were. */
export function compensationsQuery(client: QueryClient) {
  return queryOptions({
    queryKey: [readCompensations.path],
    queryFn: async ({ signal }): Promise<number> => {
      const { notes } = dataOrThrow(await call(readCompensations, { signal }))
      const description = compensationMessage(notes)
      if (description === undefined) return 0
      toast({ title: lazyWords.compensationTitle, description })
      void client.invalidateQueries({ queryKey: petQuery.queryKey })
      void client.invalidateQueries({ queryKey: topicsQuery.queryKey, refetchType: 'none' })
      await call(acknowledgeCompensations, { body: { questionIds: notes.map(({ questionId }) => questionId) } })
      return notes.length
    },
    staleTime: 5 * 60_000,
  })
}
