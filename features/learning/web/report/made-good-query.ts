import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '#kit/contract/call.ts'
import { dataOf } from '#kit/ui/data-of.ts'
import { toast } from '#kit/ui/toast-store.ts'
import { noteMadeGoodTold, readMadeGood } from '#learning/contract.ts'
import { petQuery } from '#pet/web/pet-query.ts'
import { topicsQuery } from '#topics/web/topics-query.ts'
import { laterWords } from '../later-words.ts'
import { madeGoodMessage } from './made-good-message.ts'

/** Asks whether something was made good, shows it as a message, and says that it was shown; gives how much there was. */
export function madeGoodQuery(client: QueryClient) {
  return queryOptions({
    queryKey: ['/api/questions/made-good'],
    queryFn: async ({ signal }): Promise<number> => {
      const { notes } = dataOf(await call(readMadeGood, { signal }))
      const description = madeGoodMessage(notes)
      if (description === undefined) return 0
      toast({ title: laterWords.madeGoodTitle, description })
      void client.invalidateQueries({ queryKey: petQuery.queryKey })
      void client.invalidateQueries({ queryKey: topicsQuery.queryKey, refetchType: 'none' })
      void client.invalidateQueries({ queryKey: ['/api/progress'], refetchType: 'none' })
      await call(noteMadeGoodTold, { body: { questionIds: notes.map(({ questionId }) => questionId) } })
      return notes.length
    },
    staleTime: 5 * 60_000,
  })
}
