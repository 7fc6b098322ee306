import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#kit/contract/call.ts'
import { dataOrThrow } from '#kit/ui/request-error.ts'
import { dismissToast, toast } from '#kit/ui/toast-store.ts'
import { addTopic } from '#topics/contract.ts'
import type { Preset } from '#topics/rules/presets.ts'
import { pageWords } from '#topics/words.ts'
import { topicsQuery } from './topics-query.ts'

/** Milliseconds: a little longer than the wait before the arena opens. */
const goneMs = 2000

/** Adds topics one by one, in the order of the list; one that the learner already has counts as added. */
export function useAddTopics(afterwards: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (chosen: readonly Preset[]) => {
      for (const { id, name } of chosen) {
        const result = await call(addTopic, { body: { topicId: id, topicName: name } })
        if (result.error === undefined || result.code !== 'topic_held') dataOrThrow(result)
      }
    },
    onSuccess: (_, chosen) => {
      const toastId = toast({ title: pageWords.added(chosen.length), description: pageWords.addedNote })
      // In the arena the toast would cover the first question.
      setTimeout(() => dismissToast(toastId), goneMs)
      afterwards()
    },
    onError: fault => toast({ title: pageWords.addedFailed, description: fault.message, kind: 'destructive', fault }),
    onSettled: () => client.invalidateQueries({ queryKey: topicsQuery.queryKey }),
  })
}
