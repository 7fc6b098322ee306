import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { requestPasswordReset } from '../../contract.ts'
import { emailKey } from '../../rules/credentials.ts'
import { findAccountByEmail } from '../account.store.ts'
import type { AccountDeps } from '../account-deps.ts'
import { unknownAccount } from './account-mailer.ts'

/**
 * Mails a link for a new password. Only the job, which runs later, finds out whether the account exists; up to the reply
 * both cases take the same steps (one read and one job), so timing tells nothing.
 */
export function requestPasswordResetRoute({ db, mailer }: AccountDeps): Route {
  return route(requestPasswordReset, async ({ body, language }) => {
    const account = await findAccountByEmail.first(db, { emailKey: emailKey(body.email) })
    await mailer.send('reset', account?.id ?? unknownAccount, language)
    return { success: true } as const
  })
}
