import { failed } from '#kit/http/failed.ts'
import type { Route } from '#kit/http/route.ts'
import { routeWithCredential } from '#kit/http/route.ts'
import { signIn } from '../contract.ts'
import { emailKey } from '../rules/credentials.ts'
import type { AccountDeps } from './account-deps.ts'
import { findLearnerByEmail } from './learner.store.ts'
import { verifyPassword } from './password.ts'
import { deleteSession } from './session.store.ts'
import { startSession } from './start-session.ts'

/** Signs in. The browser's earlier session ends, so an old token doesn't survive a new sign-in. */
export function signInRoute({ db, clock, readUser, changeTimeZone }: AccountDeps): Route {
  return routeWithCredential(signIn, async ({ body, session, credential }) => {
    const [learner] = await findLearnerByEmail.run(db, { emailKey: emailKey(body.email) })
    const fits = await verifyPassword(body.password, learner?.password_hash)
    if (!learner || !fits) return failed('wrong_credentials')
    if (body.timeZone !== undefined) await changeTimeZone(db, learner.id, body.timeZone, clock())
    if (credential) await deleteSession.run(db, { learner: credential.accountId, tokenHash: credential.tokenHash })
    const begun = await startSession(db, session, learner.id, clock(), learner.password_hash)
    if (!begun) return failed('wrong_credentials')
    return (await readUser(learner.id)) ?? failed('wrong_credentials')
  })
}
