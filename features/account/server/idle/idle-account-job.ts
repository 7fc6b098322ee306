import type { TranslationsByLanguage } from '#kit/http/reply-language.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { MailFault, type Post } from '#outside/mail/post.ts'
import { deletionCutoffs, deletionDate, type IdleDays, noticeCutoff } from '../../rules/idle-account.ts'
import { closeAccount } from '../closing/close-account.ts'
import type { ClosingDeps } from '../closing/closing-deps.ts'
import { deleteClosedAccount } from '../closing/delete-closed-account.ts'
import { type FindIdle, type IdleRow, noteTold } from './idle.store.ts'
import { idleMail } from './idle-mail.ts'

/** What sending notices to idle accounts needs. */
export interface IdleNotices {
  readonly days: IdleDays
  readonly find: FindIdle
  readonly post: Post
  readonly publicUrl: URL
  readonly translations: TranslationsByLanguage
}

/** Every night, deletes accounts that stayed idle after their notice, and mails a notice to those that have become idle. */
export function registerIdleAccountJob(closing: ClosingDeps, notices: IdleNotices, jobs: Jobs): void {
  jobs.schedule('keep-idle-accounts', '7 4 * * *', async () => {
    await deleteIdleAccounts(closing, notices)
    await sendIdleNotices(closing, notices)
  })
}

async function sendIdleNotices(closing: ClosingDeps, notices: IdleNotices): Promise<void> {
  const now = closing.clock()
  for (const idle of await notices.find.untold.run(closing.db, { now, seenBefore: noticeCutoff(notices.days, now) }))
    if (await sendNotice(idle, notices, now, closing.report))
      await noteTold.run(closing.db, { account: idle.id, seenAt: idle.seen_at, now })
}

/** @returns false if it should be tried again tomorrow; a permanent refusal of the address counts as sent */
async function sendNotice(
  { email, time_zone, seen_at }: IdleRow,
  { days, post, publicUrl, translations }: IdleNotices,
  now: Date,
  report: (fault: unknown) => void,
): Promise<boolean> {
  try {
    await post.deliver(idleMail(email, publicUrl, deletionDate(days, seen_at, now), time_zone, translations))
    return true
  } catch (fault) {
    report(fault)
    return fault instanceof MailFault && fault.forGood
  }
}

async function deleteIdleAccounts(closing: ClosingDeps, { days, find }: IdleNotices): Promise<void> {
  const now = closing.clock()
  const { seen, told } = deletionCutoffs(days, now)
  for (const { id } of await find.told.run(closing.db, { now, seenBefore: seen, toldBefore: told })) {
    await closeAccount(closing, id)
    await deleteClosedAccount(closing, id).catch(closing.report)
  }
}
