import type { AccountId } from '#kit/db/ids.ts'
import { failed } from '#kit/http/failed.ts'
import type { HandlerResult, Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { translate } from '#kit/words/catalogue.ts'
import { createSubscriptionIntent } from '../contract.ts'
import { openSubscription, unfinishedSubscription } from '../rules/subscription-state.ts'
import { billingWords } from '../words.ts'
import type { Billing } from './billing.ts'
import { withCustomer } from './billing-customer.ts'
import { refreshSubscription } from './refresh-subscription.ts'

type Intent = HandlerResult<typeof createSubscriptionIntent>

/** Starts a subscription or finds the existing one: however often it is called, there is at most one. */
export function subscribeIntentRoute(billing: Billing): Route {
  const underWay = new Map<number, Intent>()
  return route(createSubscriptionIntent, ({ accountId }) => {
    // Requests at once share one reply, which saves calls to the payment provider; correctness doesn't depend on it.
    const same = underWay.get(accountId)
    if (same) return same
    const intent = begin(billing, accountId).finally(() => underWay.delete(accountId))
    underWay.set(accountId, intent)
    return intent
  })
}

async function begin(billing: Billing, accountId: AccountId): Intent {
  const { payments } = billing
  try {
    return await withCustomer(billing, accountId, async customer => {
      const look = await refreshSubscription(billing, accountId, customer)
      const { isSubscribed } = look
      if (look.status === 'disputed') return failed('disputed')
      const all = look.all.map(({ subscription }) => subscription)
      const left = all.filter(({ id }) => !look.cancel.includes(id))
      if (openSubscription(left)) return { status: 'existing' as const, isSubscribed }
      const unfinished = unfinishedSubscription(left)
      const clientSecret = unfinished
        ? look.all.find(({ subscription }) => subscription.id === unfinished.id)?.clientSecret
        : (await payments.begin(customer, accountId, String(all.length))).clientSecret
      if (clientSecret === undefined) return failed('not_set_up')
      // Store the new subscription, so the nightly job knows that it awaits payment.
      if (!unfinished) await refreshSubscription(billing, accountId, customer)
      return { clientSecret, isSubscribed, ...(payments.testMode && testMode()) }
    })
  } catch (fault) {
    billing.report(fault)
    return failed('not_set_up')
  }
}

function testMode() {
  return { testMode: true, message: translate(billingWords.testMode) }
}
