import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { House } from '#account/server/house.ts'
import { forgetMailsIn } from '#account/server/leaving/forget-mails.ts'
import type { Leaving } from '#account/server/leaving/leaving.ts'
import type { Billing } from '#membership/server/billing.ts'
import { billingEnded, billingEndedUnpaid } from '#membership/server/billing-end.ts'
import type { Settings } from './settings.ts'

/** Whoever has to be told, and what has to be taken away, when a learner leaves. */
export function openLeaving(
  house: House,
  { data }: Settings,
  billing: Billing | undefined,
  log: FastifyBaseLogger,
): Leaving {
  return {
    ...house,
    endBilling: learnerId => (billing ? billingEnded(billing, learnerId) : billingEndedUnpaid(house.db, learnerId)),
    forgetMails: forgetMailsIn(join(data.dir, 'outbox')),
    report: err => log.warn({ err }, 'an account that was closed is not deleted yet'),
  }
}
