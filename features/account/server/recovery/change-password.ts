import { transaction } from '#kit/db/transaction.ts'
import { failed } from '#kit/http/failed.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { changePassword } from '../../contract.ts'
import type { AccountDeps } from '../account-deps.ts'
import { isCommonPassword } from '../common-password.ts'
import { hashPassword, verifyPassword } from '../password.ts'
import { deleteOtherSessions } from '../session.store.ts'
import { findPassword, replacePassword } from './password.store.ts'
import { deleteResetToken } from './token.store.ts'

/** Changes the password, given the current one. Signs out every other device and cancels reset links that were mailed. */
export function changePasswordRoute({ db, mailer }: AccountDeps): Route {
  return route(changePassword, async ({ accountId, credential, body, language }) => {
    const account = await findPassword.first(db, { account: accountId })
    if (!account) return failed('not_signed_in')
    const { email, usernames, password_hash: before } = account
    if (before === null) return failed('no_password')
    if (!(await verifyPassword(body.oldPassword, before))) return failed('wrong_password')
    if (isCommonPassword(body.password, [email, ...usernames])) return failed('common_password')
    const after = await hashPassword(body.password)
    const isChanged = await transaction(db, async client => {
      if (!(await replacePassword.first(client, { account: accountId, before, after }))) return false
      await deleteOtherSessions.run(client, { account: accountId, kept: credential.tokenHash })
      await deleteResetToken.run(client, { account: accountId })
      return true
    })
    if (!isChanged) return failed('wrong_password')
    await mailer.trySend('changed', accountId, language)
    return { success: true } as const
  })
}
