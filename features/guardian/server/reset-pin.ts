import { hashPassword, verifyPassword } from '#account/server/password.ts'
import { failed } from '#kit/http/failed.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { resetPin } from '../contract.ts'
import { passUntil } from '../rules/pin.ts'
import { findProofs, replacePin } from './guardian.store.ts'

/** The account's password proves the grown-up, so they get a pass at once. Every other pass ends, in case a child knew the old PIN. */
export function resetPinRoute({ db, clock }: HandlerDeps): Route {
  return route(resetPin, async ({ accountId, credential, body }) => {
    const proofs = await findProofs.first(db, { account: accountId })
    if (!proofs) return failed('not_a_child')
    if (proofs.password_hash === null) return failed('no_password')
    if (!(await verifyPassword(body.password, proofs.password_hash))) return failed('wrong_password')
    const hash = await hashPassword(body.pin)
    const until = passUntil(clock())
    const pass = await replacePin.first(db, {
      account: accountId,
      token: credential.tokenHash,
      until,
      forgotten: proofs.pin_hash,
      pinHash: hash,
    })
    return pass ? { until: pass.until.toISOString() } : failed('unavailable', 1)
  })
}
