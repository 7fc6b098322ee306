import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#kit/contract/call.ts'
import { dataOf } from '#kit/ui/data-of.ts'
import { toast } from '#kit/ui/toast-store.ts'
import { addTopic } from '#topics/contract.ts'
import type { Preset } from '#topics/rules/presets.ts'
import { pageWords } from '#topics/words.ts'
import { topicsQuery } from './topics-query.ts'

/** Adds topics one after the other, in the order of the list; one that is held by now counts as added. */
export function useAddTopics(afterwards: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (chosen: readonly Preset[]) => {
      for (const { id, name } of chosen) {
        const result = await call(addTopic, { body: { topicId: id, topicName: name } })
        if (result.error === undefined || result.code !== 'topic_held') dataOf(result)
      }
    },
    onSuccess: (_, chosen) => {
      toast({ title: pageWords.added(chosen.length), description: pageWords.addedNote })
      afterwards()
    },
    onError: fault => toast({ title: pageWords.addedFailed, description: fault.message, kind: 'destructive' }),
    onSettled: () => client.invalidateQueries({ queryKey: topicsQuery.queryKey }),
  })
}
