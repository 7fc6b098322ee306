import type { TranslationsByLanguage } from '#kit/http/reply-language.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { MailFault, type Post } from '#outside/mail/post.ts'
import { deletedBefore, deletedOn, type IdleDays, toldBefore } from '../../rules/idle-account.ts'
import { closeAccount } from '../leaving/close-account.ts'
import { finishLeaving } from '../leaving/finish-leaving.ts'
import type { Leaving } from '../leaving/leaving.ts'
import { type FindIdle, type IdleRow, noteTold } from './idle.store.ts'
import { idleMail } from './idle-mail.ts'

/** What telling of idle accounts asks of the world. */
export interface Telling {
  readonly days: IdleDays
  readonly find: FindIdle
  readonly post: Post
  readonly publicUrl: URL
  readonly translations: TranslationsByLanguage
}

/** Every night: who has not been here for long is told by mail, and who was told and stayed away is deleted. */
export function registerIdleAccountJob(leaving: Leaving, telling: Telling, jobs: Jobs): void {
  jobs.schedule('keep-idle-accounts', '7 4 * * *', async () => {
    await deleteIdle(leaving, telling)
    await tellIdle(leaving, telling)
  })
}

async function tellIdle(leaving: Leaving, telling: Telling): Promise<void> {
  const now = leaving.clock()
  for (const idle of await telling.find.untold.run(leaving.db, { now, seenBefore: toldBefore(telling.days, now) }))
    if (await tell(idle, telling, now, leaving.report))
      await noteTold.run(leaving.db, { learner: idle.id, seenAt: idle.seen_at, now })
}

/** False where it is worth another try tomorrow; an address that takes no mail for good has been told as well as can be. */
async function tell(
  { email, time_zone, seen_at }: IdleRow,
  { days, post, publicUrl, translations }: Telling,
  now: Date,
  report: (fault: unknown) => void,
): Promise<boolean> {
  try {
    await post.deliver(idleMail(email, publicUrl, deletedOn(days, seen_at, now), time_zone, translations))
    return true
  } catch (fault) {
    report(fault)
    return fault instanceof MailFault && fault.forGood
  }
}

async function deleteIdle(leaving: Leaving, { days, find }: Telling): Promise<void> {
  const now = leaving.clock()
  const { seen, told } = deletedBefore(days, now)
  for (const { id } of await find.told.run(leaving.db, { now, seenBefore: seen, toldBefore: told })) {
    await closeAccount(leaving, id)
    await finishLeaving(leaving, id).catch(leaving.report)
  }
}
