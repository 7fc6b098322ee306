import { verifyPassword } from '#account/server/password.ts'
import { failed } from '#kit/http/failed.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { enterPin } from '../contract.ts'
import { passUntil } from '../rules/pin.ts'
import { findProofs, openPass } from './guardian.store.ts'

export function enterPinRoute({ db, clock }: HandlerDeps): Route {
  return route(enterPin, async ({ accountId, credential, body }) => {
    const proofs = await findProofs.first(db, { account: accountId })
    if (!proofs) return failed('not_a_child')
    if (!(await verifyPassword(body.pin, proofs.pin_hash))) return failed('wrong_pin')
    const pass = await openPass.first(db, {
      account: accountId,
      token: credential.tokenHash,
      until: passUntil(clock()),
      pinHash: proofs.pin_hash,
    })
    return pass ? { until: pass.until.toISOString() } : failed('wrong_pin')
  })
}
