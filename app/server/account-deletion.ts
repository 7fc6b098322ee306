import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { ClosingDeps } from '#account/server/closing/closing-deps.ts'
import { deleteUnsentMailsIn } from '#account/server/closing/delete-unsent-mails.ts'
import type { IdleNotices } from '#account/server/idle/idle-account-job.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { registerRoundCleanup } from '#learning/server/round-cleanup.ts'
import type { Billing } from '#membership/server/billing.ts'
import { finishBilling, finishBillingWithoutPayments } from '#membership/server/end-billing.ts'
import type { Post } from '#outside/mail/post.ts'
import { lockPets } from '#pet/server/growth.store.ts'
import { registerTalkCleanup } from '#pet/server/talk-cleanup.ts'
import { registerUnfinishedTopicCleanup } from '#topics/server/unfinished-topic-cleanup.ts'
import { translations } from '../languages/translations.ts'
import { deleteAccountRow, findIdle } from './composed-statements.ts'
import type { Settings } from './settings.ts'

/** What must happen elsewhere when an account is deleted. */
export function openAccountDeletion(
  deps: HandlerDeps,
  { data }: Settings,
  billing: Billing | undefined,
  log: FastifyBaseLogger,
): ClosingDeps {
  return {
    ...deps,
    lockPets,
    deleteAccountRow,
    endBilling: accountId =>
      billing ? finishBilling(billing, accountId) : finishBillingWithoutPayments(deps.db, accountId),
    deleteUnsentMails: deleteUnsentMailsIn(join(data.dir, 'outbox')),
    report: err => log.warn({ err }, 'an account that was closed is not deleted yet'),
  }
}

/** How idle accounts are found and notified. */
export function openIdleNotices({ idle, server }: Settings, post: Post): IdleNotices {
  return { days: idle, find: findIdle, post, publicUrl: server.publicUrl, translations }
}

/** Each feature's nightly cleanup. */
export function registerCleanupJobs(deps: HandlerDeps, jobs: Jobs): void {
  for (const forget of [registerTalkCleanup, registerUnfinishedTopicCleanup, registerRoundCleanup]) forget(deps, jobs)
}
