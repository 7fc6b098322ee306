import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { routeWithCredential } from '#kit/http/route.ts'
import { signOut } from '../contract.ts'
import { deleteSession } from './session.store.ts'

/** Ends the session; succeeds without one, too. */
export function signOutRoute({ db }: HandlerDeps): Route {
  return routeWithCredential(signOut, async ({ session, credential }) => {
    if (credential) await deleteSession.run(db, { account: credential.accountId, tokenHash: credential.tokenHash })
    session.end()
    return { success: true } as const
  })
}
