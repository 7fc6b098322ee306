import { failed } from '#kit/http/failed.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { signUp } from '../contract.ts'
import { emailKey } from '../rules/credentials.ts'
import { insertAccount } from './account.store.ts'
import type { AccountDeps } from './account-deps.ts'
import { isCommonPassword } from './common-password.ts'
import { hashPassword } from './password.ts'
import { startSession } from './start-session.ts'

/** Opens an account and signs in. If two requests use one address at once, the unique key lets one through. */
export function signUpRoute({ db, clock, readUser, mailer }: AccountDeps): Route {
  return route(signUp, async ({ body, session, language }) => {
    if (isCommonPassword(body.password, [body.email, body.username])) return failed('common_password')
    const hashed = await hashPassword(body.password)
    const zone = body.timeZone ?? 'UTC'
    const opened = await insertAccount.first(db, {
      email: body.email,
      emailKey: emailKey(body.email),
      username: body.username,
      passwordHash: hashed,
      emailVerifiedAt: null,
      timeZone: zone,
    })
    if (!opened) return failed('email_taken')
    await startSession(db, session, opened.account_id, clock())
    await mailer.trySend('verify', opened.account_id, language)
    return (await readUser(opened.id)) ?? failed('unavailable', 1)
  })
}
