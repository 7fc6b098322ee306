import { failed } from '#kit/http/failed.ts'
import type { Route } from '#kit/http/route.ts'
import { routeWithCredential } from '#kit/http/route.ts'
import { signIn } from '../contract.ts'
import { emailKey } from '../rules/credentials.ts'
import { findAccountByEmail } from './account.store.ts'
import type { AccountDeps } from './account-deps.ts'
import { verifyPassword } from './password.ts'
import { deleteSession } from './session.store.ts'
import { startSession } from './start-session.ts'

/** Signs in. The browser's earlier session ends, so an old token doesn't survive a new sign-in. */
export function signInRoute({ db, clock, readUser, changeTimeZone }: AccountDeps): Route {
  return routeWithCredential(signIn, async ({ body, session, credential }) => {
    const account = await findAccountByEmail.first(db, { emailKey: emailKey(body.email) })
    const fits = await verifyPassword(body.password, account?.password_hash)
    if (!account || !fits) return failed('wrong_credentials')
    if (credential) await deleteSession.run(db, { account: credential.accountId, tokenHash: credential.tokenHash })
    const learnerId = await startSession(db, session, account.id, clock(), account.password_hash)
    if (learnerId === undefined) return failed('wrong_credentials')
    if (body.timeZone !== undefined) await changeTimeZone(db, learnerId, body.timeZone, clock())
    return (await readUser(learnerId)) ?? failed('wrong_credentials')
  })
}
