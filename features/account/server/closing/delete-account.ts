import { setTimeout as pause } from 'node:timers/promises'
import { failed } from '#kit/http/failed.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { deleteAccount } from '../../contract.ts'
import { deletionWord } from '../../rules/deletion-word.ts'
import { verifyPassword } from '../password.ts'
import { closeAccount } from './close-account.ts'
import { findProof } from './closing.store.ts'
import type { ClosingDeps } from './closing-deps.ts'
import { deleteClosedAccount } from './delete-closed-account.ts'

/** Milliseconds that the reply waits for the payment provider; after that the deletion goes on in the background. */
const maxWait = 4000

/** Closes the account at once. It is deleted as soon as nothing can be charged any more, which is usually at once too. */
export function deleteAccountRoute(closing: ClosingDeps): Route {
  return route(deleteAccount, async ({ accountId, body, session }) => {
    const proof = await findProof.first(closing.db, { account: accountId })
    if (!proof) return failed('not_signed_in')
    if (proof.password_hash === null) {
      if (body.confirmation !== deletionWord) return failed('not_confirmed')
    } else if (!body.password || !(await verifyPassword(body.password, proof.password_hash)))
      return failed('wrong_password')
    await closeAccount(closing, accountId)
    session.end()
    const gone = deleteClosedAccount(closing, accountId).catch(fault => {
      closing.report(fault)
      return false
    })
    const late = new AbortController()
    const deleted = await Promise.race([gone, pause(maxWait, false, { signal: late.signal, ref: false })])
    late.abort()
    return { deleted }
  })
}
