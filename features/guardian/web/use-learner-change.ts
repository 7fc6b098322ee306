import { useMutation, useQueryClient } from '@tanstack/react-query'
import { userQuery } from '#account/web/current-user.ts'
import { call } from '#kit/contract/call.ts'
import { dataOrThrow } from '#kit/ui/request-error.ts'
import { setPin, setSelfLearner } from '../contract.ts'

/** Sets who is learning: with a PIN a child, without one the account holder. Also changes an existing PIN. */
export function useLearnerChange(afterwards: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (pin: string | undefined) =>
      dataOrThrow(pin === undefined ? await call(setSelfLearner, {}) : await call(setPin, { body: { pin } })),
    onSuccess: user => {
      client.setQueryData(userQuery.queryKey, user)
      afterwards()
    },
  })
}
