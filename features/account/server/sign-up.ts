import { failed } from '#kit/http/failed.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { signUp } from '../contract.ts'
import { emailKey } from '../rules/credentials.ts'
import type { AccountDeps } from './account-deps.ts'
import { isCommonPassword } from './common-password.ts'
import { insertLearner } from './learner.store.ts'
import { hashPassword } from './password.ts'
import { startSession } from './start-session.ts'

/** Opens an account and signs in. If two requests use one address at once, the unique key lets one through. */
export function signUpRoute({ db, clock, readUser, mailer }: AccountDeps): Route {
  return route(signUp, async ({ body, session, language }) => {
    if (isCommonPassword(body.password, [body.email, body.username])) return failed('common_password')
    const hashed = await hashPassword(body.password)
    const zone = body.timeZone ?? 'UTC'
    const [learner] = await insertLearner.run(db, {
      email: body.email,
      emailKey: emailKey(body.email),
      username: body.username,
      passwordHash: hashed,
      timeZone: zone,
    })
    if (!learner) return failed('email_taken')
    await startSession(db, session, learner.id, clock())
    await mailer.trySend('verify', learner.id, language)
    return (await readUser(learner.id)) ?? failed('unavailable', 1)
  })
}
