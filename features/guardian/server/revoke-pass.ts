import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { revokePass } from '../contract.ts'
import { closePass } from './guardian.store.ts'

export function revokePassRoute({ db }: HandlerDeps): Route {
  return route(revokePass, async ({ accountId, credential }) => {
    await closePass.run(db, { account: accountId, token: credential.tokenHash })
    return { success: true as const }
  })
}
