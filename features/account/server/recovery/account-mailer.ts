import { randomUUID } from 'node:crypto'
import type { AccountId } from '#kit/db/ids.ts'
import { createCredential } from '#kit/http/credential.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import { type TranslationsByLanguage, translateWith } from '#kit/http/reply-language.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import type { Language } from '#kit/words/language.ts'
import { MailFault, type Post } from '#outside/mail/post.ts'
import { composeMail, type MailKind } from './compose-mail.ts'
import { findAddress } from './password.store.ts'
import { makeToken } from './token.store.ts'

/** Mails about an account, written and sent in the background. */
export interface AccountMailer {
  /** Resolves once the job is stored. An unknown account takes the same steps, but no mail is written. */
  send(kind: MailKind, accountId: AccountId, language: Language): Promise<void>
  /** Like `send`, but never fails: what the mail reports is done, whether or not the mail can be sent. */
  trySend(kind: MailKind, accountId: AccountId, language: Language): Promise<void>
}

/** A job carries neither address nor token; both are looked up or made when the mail is written. */
interface MailJob {
  /** Missing where the previous version sent the job. */
  accountId?: AccountId
  /** The account's id once more, as the previous version reads it. */
  learnerId: number
  language: Language
}

/** With pauses that double from five seconds, this covers a mail server that is down for a quarter of an hour. */
const retries = 8
/** Each kind has its own queue, so a password reset doesn't wait behind a whole class signing up. */
const kinds = ['reset', 'verify', 'changed'] as const satisfies readonly MailKind[]
/** An id that no account has. */
export const unknownAccount = 0 as AccountId

/** @param report receives permanent failures, without the address */
export function openAccountMailer(
  { db, clock }: HandlerDeps,
  jobs: Jobs,
  world: {
    post: Post
    publicUrl: URL
    translations: TranslationsByLanguage
    report: (fault: unknown) => void
  },
): AccountMailer {
  const { post, publicUrl, translations, report } = world
  const deliver = async (kind: MailKind, to: string, fragment: string, language: Language) => {
    const link = `${publicUrl.origin}/#${fragment}`
    const mail = translateWith(translations[language], () => composeMail(kind, to, link, language))
    await post.deliver(mail).catch(fault => {
      if (!(fault instanceof MailFault && fault.forGood)) throw fault
      report(fault)
    })
  }
  const write = async (kind: MailKind, { learnerId, accountId = learnerId as AccountId, language }: MailJob) => {
    if (kind === 'changed') {
      const reader = await findAddress.first(db, { account: accountId })
      if (reader) await deliver(kind, reader.email, 'forgot', language)
      return
    }
    const { credential, cookie: token } = createCredential(accountId)
    const reader = await makeToken.first(db, {
      account: accountId,
      purpose: kind,
      tokenHash: credential.tokenHash,
      now: clock(),
    })
    if (reader) await deliver(kind, reader.email, `${kind}=${token}`, language)
  }
  for (const kind of kinds) jobs.handle<MailJob>(queueOf(kind), order => write(kind, order))
  const send: AccountMailer['send'] = (kind, accountId, language) =>
    jobs.send(queueOf(kind), { accountId, learnerId: accountId, language }, randomUUID(), retries)
  return { send, trySend: (...order) => send(...order).catch(report) }
}

const queueOf = (kind: MailKind) => `mail-${kind}`
