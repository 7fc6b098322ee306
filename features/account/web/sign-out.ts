import { useMutation, useQueryClient } from '@tanstack/react-query'
import { signOut } from '#account/contract.ts'
import { call } from '#kit/contract/call.ts'
import { dataOrThrow } from '#kit/ui/request-error.ts'
import { signOutTasks } from '#kit/ui/sign-out-tasks.ts'
import { toast } from '#kit/ui/toast-store.ts'
import { userQuery } from './current-user.ts'
import { menuWords } from './menu-words.ts'

/** Sends pending requests, signs out, clears all cached and stored data, and calls `afterwards`. */
export function useSignOut(afterwards: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => {
      await signOutTasks.runBefore()
      return dataOrThrow(await call(signOut, {}))
    },
    onSuccess: () => {
      void signOutTasks.runAfter()
      afterwards()
      client.setQueryData(userQuery.queryKey, null)
      client.removeQueries({ predicate: query => query.queryKey[0] !== userQuery.queryKey[0] })
      toast({ title: menuWords.loggedOut, description: menuWords.loggedOutNote })
    },
    onError: fault =>
      toast({ title: menuWords.logoutFailed, description: menuWords.logoutFailedNote, kind: 'destructive', fault }),
  })
}
