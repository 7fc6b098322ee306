import { failed } from '#kit/http/failed.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { translate } from '#kit/words/catalogue.ts'
import type { Demonstration } from '#outside/payments/demonstration.ts'
import {
  demonstrationAnswerBank,
  demonstrationChange,
  demonstrationPay,
  demonstrationSubscription,
} from '../contract.ts'
import { billingWords } from '../words.ts'
import type { Billing } from './billing.ts'
import { refreshSubscription } from './refresh-subscription.ts'

type Outcome = Awaited<ReturnType<Demonstration['pay']>>

/** Calls of the demonstration's payment form and portal, which stand in for those of a payment provider. */
export function demonstrationRoutes(billing: Billing & { payments: Demonstration }): Route[] {
  const { payments } = billing
  const told = (outcome: Outcome, declined: string) => {
    if (outcome === 'gone') return failed('payment_gone')
    return outcome === 'declined' ? { status: outcome, message: translate(declined) } : { status: outcome }
  }
  return [
    route(demonstrationPay, async ({ accountId, body: { clientSecret, card } }) =>
      told(
        await payments.pay(accountId, clientSecret, card),
        card === 'no money' ? billingWords.cardEmpty : billingWords.cardDeclined,
      ),
    ),
    route(demonstrationAnswerBank, async ({ accountId, body: { clientSecret, approved } }) =>
      told(await payments.answerBank(accountId, clientSecret, approved), billingWords.bankRefused),
    ),
    route(demonstrationSubscription, async ({ accountId }) => shown(await payments.running(accountId))),
    route(demonstrationChange, async ({ accountId, body: { change } }) => {
      await payments.change(accountId, change)
      // Stripe would send an event for this.
      await refreshSubscription(billing, accountId, `${accountId}`)
      return shown(await payments.running(accountId))
    }),
  ]
}

function shown(running: Awaited<ReturnType<Demonstration['running']>>) {
  if (!running) return { status: 'none' as const }
  const { status, periodEnd, endsAt } = running
  return {
    status: status === 'past_due' ? ('past_due' as const) : ('active' as const),
    renewsAt: periodEnd.toISOString(),
    ...(endsAt ? { endsAt: endsAt.toISOString() } : {}),
  }
}
