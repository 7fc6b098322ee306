import { useMutation } from '@tanstack/react-query'
import { call } from '#kit/contract/call.ts'
import { dataOrThrow, retryAtMost } from '#kit/ui/request-error.ts'
import { toast } from '#kit/ui/toast-store.ts'
import { takeHint } from '#learning/contract.ts'
import type { Hint } from '#learning/rules/round-progress.ts'
import { pageWords } from '#learning/words.ts'

/** The question a hint is for, and its position in the arena. */
export interface HintPlace {
  questionId: string
  topicId: string
  roundId: string
  index: number
}

/** Requests hints, one at a time. The server always returns the same hint for a question, so retries are safe. */
export function useHint(onHint: (place: HintPlace, hint: Hint) => void) {
  const asking = useMutation({
    mutationFn: async ({ questionId }: HintPlace) => dataOrThrow(await call(takeHint, { params: { questionId } })),
    retry: retryAtMost(1),
    retryDelay: 1000,
    onSuccess: (hint, place) => onHint(place, hint),
    onError: fault => toast({ title: pageWords.hintFailed, description: fault.message, kind: 'destructive', fault }),
  })
  return {
    ask: (place: HintPlace) => {
      if (!asking.isPending) asking.mutate(place)
    },
    /** The question whose hint is being loaded. */
    askingFor: asking.isPending ? asking.variables.questionId : undefined,
  }
}
