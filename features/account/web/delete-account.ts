import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteAccount } from '#account/contract.ts'
import { call } from '#kit/contract/call.ts'
import { dataOrThrow } from '#kit/ui/request-error.ts'
import { signOutTasks } from '#kit/ui/sign-out-tasks.ts'
import { toast } from '#kit/ui/toast-store.ts'
import { userQuery } from './current-user.ts'
import { yourDataWords as words } from './your-data-words.ts'

/** Deletes the account, clears all cached and stored data, calls `afterwards` and says goodbye. */
export function useDeleteAccount(afterwards: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (proof: { password: string } | { confirmation: string }) =>
      dataOrThrow(await call(deleteAccount, { body: proof })),
    onSuccess: ({ deleted }) => {
      void signOutTasks.runAfter()
      afterwards()
      client.setQueryData(userQuery.queryKey, null)
      client.removeQueries({ predicate: query => query.queryKey[0] !== userQuery.queryKey[0] })
      toast({ title: words.gone, description: deleted ? words.goneNote : words.goneSoon })
    },
  })
}
