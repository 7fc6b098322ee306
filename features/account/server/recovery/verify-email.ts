import { parseCredential } from '#kit/http/credential.ts'
import { failed } from '#kit/http/failed.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { sendVerification, verifyEmail } from '../../contract.ts'
import type { AccountDeps } from '../account-deps.ts'
import { proveEmail } from './token.store.ts'

/** Confirms an e-mail address by the link mailed to it; no session is needed. */
export function verifyEmailRoute({ db, clock }: HandlerDeps): Route {
  return route(verifyEmail, async ({ body }) => {
    const link = parseCredential(body.token)
    const proven =
      link && (await proveEmail.first(db, { account: link.accountId, tokenHash: link.tokenHash, now: clock() }))
    return proven ? { success: true as const } : failed('link_ended')
  })
}

/** Mails the confirmation link again; no mail is written if the address is confirmed already. */
export function sendVerificationRoute({ mailer }: AccountDeps): Route {
  return route(sendVerification, async ({ accountId, language }) => {
    await mailer.send('verify', accountId, language)
    return { success: true } as const
  })
}
