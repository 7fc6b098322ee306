import { transaction } from '#kit/db/transaction.ts'
import { parseCredential } from '#kit/http/credential.ts'
import { failed } from '#kit/http/failed.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { resetPassword } from '../../contract.ts'
import type { AccountDeps } from '../account-deps.ts'
import { isCommonPassword } from '../common-password.ts'
import { hashPassword } from '../password.ts'
import { deleteAllSessions } from '../session.store.ts'
import { startSession } from '../start-session.ts'
import { setPassword } from './password.store.ts'
import { findByToken, takeToken } from './token.store.ts'

/**
 * Sets a new password using a mailed link, ends every session and signs in. Of several requests at once, the one that
 * deletes the token's row wins. Sessions are deleted after the password is set, in the same transaction, so a concurrent
 * sign-in with the old password either has its session deleted or starts none.
 */
export function resetPasswordRoute({ db, clock, readUser, changeTimeZone, mailer }: AccountDeps): Route {
  return route(resetPassword, async ({ body, session, language }) => {
    const link = parseCredential(body.token)
    if (!link) return failed('link_ended')
    const { accountId, tokenHash } = link
    const account = await findByToken.first(db, { account: accountId, purpose: 'reset', tokenHash, now: clock() })
    if (!account) return failed('link_ended')
    if (isCommonPassword(body.password, [account.email, ...account.usernames])) return failed('common_password')
    const hashed = await hashPassword(body.password)
    const isSet = await transaction(db, async client => {
      const taken = await takeToken.first(client, { account: accountId, purpose: 'reset', tokenHash, now: clock() })
      if (!taken || !(await setPassword.first(client, { account: accountId, passwordHash: hashed, now: clock() })))
        return false
      await deleteAllSessions.run(client, { account: accountId })
      return true
    })
    if (!isSet) return failed('link_ended')
    const learnerId = await startSession(db, session, accountId, clock(), hashed)
    if (learnerId === undefined) return failed('link_ended')
    if (body.timeZone !== undefined) await changeTimeZone(db, learnerId, body.timeZone, clock())
    await mailer.trySend('changed', accountId, language)
    return (await readUser(learnerId)) ?? failed('link_ended')
  })
}
