import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { requestPasswordReset } from '../../contract.ts'
import { emailKey } from '../../rules/credentials.ts'
import type { AccountDeps } from '../account-deps.ts'
import { findLearnerByEmail } from '../learner.store.ts'
import { unknownAccount } from './account-mailer.ts'

/**
 * Has a link for a new password mailed. Whether there is such an account decides only the job, later: up to the answer
 * everything is the same, one look and one job.
 */
export function requestPasswordResetRoute({ db, mailer }: AccountDeps): Route {
  return route(requestPasswordReset, async ({ body, language }) => {
    const learner = await findLearnerByEmail.first(db, { emailKey: emailKey(body.email) })
    await mailer.send('reset', learner?.id ?? unknownAccount, language)
    return { success: true } as const
  })
}
