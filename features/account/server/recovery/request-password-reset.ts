import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { requestPasswordReset } from '../../contract.ts'
import { emailKey } from '../../rules/credentials.ts'
import { findLearnerByEmail } from '../learner.store.ts'
import { type AccountMailer, unknownAccount } from './account-mailer.ts'

/**
 * Has a link for a new password mailed. Whether there is such an account decides only the job, later: up to the answer
 * everything is the same, one look and one job.
 */
export function requestPasswordResetRoute({ db }: HandlerDeps, mailer: AccountMailer): Route {
  return route(requestPasswordReset, async ({ body, language }) => {
    const learner = await findLearnerByEmail.first(db, { emailKey: emailKey(body.email) })
    await mailer.send('reset', learner?.id ?? unknownAccount, language)
    return { success: true } as const
  })
}
