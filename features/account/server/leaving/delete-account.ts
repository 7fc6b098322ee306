import { setTimeout as pause } from 'node:timers/promises'
import { failed } from '#kit/http/failed.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { deleteAccount } from '../../contract.ts'
import { deletionWord } from '../../rules/deletion-word.ts'
import { passwordFits } from '../password.ts'
import { closeAccount } from './close-account.ts'
import { finishLeaving } from './finish-leaving.ts'
import { findProof } from './leaving.store.ts'
import type { Leaving } from './leaving.ts'

/** So long a learner waits for the payment provider; the rest is done without them. */
const patience = 4000

/** Closes the account at once, and deletes it: at once too where nothing is to be paid, or as soon as nothing can be. */
export function deleteAccountRoute(leaving: Leaving): Route {
  return route(deleteAccount, async ({ accountId, body, session }) => {
    const proof = await findProof.first(leaving.db, { learner: accountId })
    if (!proof) return failed('not_signed_in')
    if (proof.password_hash === null) {
      if (body.confirmation !== deletionWord) return failed('not_confirmed')
    } else if (!body.password || !(await passwordFits(body.password, proof.password_hash)))
      return failed('wrong_password')
    await closeAccount(leaving, accountId)
    session.end()
    const gone = finishLeaving(leaving, accountId).catch(fault => {
      leaving.report(fault)
      return false
    })
    const late = new AbortController()
    const deleted = await Promise.race([gone, pause(patience, false, { signal: late.signal, ref: false })])
    late.abort()
    return { deleted }
  })
}
