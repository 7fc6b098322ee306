import { useMutation, useQueryClient } from '@tanstack/react-query'
import { signIn, signUp } from '#account/contract.ts'
import { call } from '#kit/contract/call.ts'
import { dataOrThrow } from '#kit/ui/request-error.ts'
import { dismissErrors, toast } from '#kit/ui/toast-store.ts'
import { authWords } from './auth-words.ts'
import type { User } from './current-user.ts'
import { userQuery } from './current-user.ts'
import { timeZone } from './time-zone.ts'

/** Runs after every kind of sign-in: stores the user and clears all other cached data. */
export function useSignedIn(afterwards: () => void) {
  const client = useQueryClient()
  return (user: User) => {
    client.removeQueries({ predicate: query => query.queryKey[0] !== userQuery.queryKey[0] })
    dismissErrors()
    afterwards()
    client.setQueryData(userQuery.queryKey, user)
  }
}

/** Signs in with e-mail and password. */
export function useSignIn(afterwards: () => void) {
  return useMutation({
    mutationFn: async (entries: { email: string; password: string }) =>
      dataOrThrow(await call(signIn, { body: { ...entries, timeZone: timeZone() } }), authWords.loginFailedFallback),
    onSuccess: useSignedIn(afterwards),
    onError: fault => toast({ title: authWords.loginFailed, description: fault.message, kind: 'destructive', fault }),
  })
}

/** Opens an account and signs in. */
export function useSignUp(afterwards: () => void) {
  return useMutation({
    mutationFn: async (entries: { email: string; username: string; password: string }) =>
      dataOrThrow(await call(signUp, { body: { ...entries, timeZone: timeZone() } }), authWords.signupFailedFallback),
    onSuccess: useSignedIn(afterwards),
    onError: fault => toast({ title: authWords.signupFailed, description: fault.message, kind: 'destructive', fault }),
  })
}
