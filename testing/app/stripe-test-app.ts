import { confirmSubscription, createSubscriptionIntent } from '#membership/contract.ts'
import { webhookPath } from '#membership/server/stripe-webhook.ts'
import type { SignedNews, StripeStandIn } from '../stand-ins/payments/stand-in.ts'
import { startStripe } from '../stand-ins/payments/stand-in.ts'
import type { TestApp, Visitor } from './test-app.ts'
import { startTestApp } from './test-app.ts'

const webhookSecret = 'whsec_of_the_tests'

/** The product with a stand-in for Stripe, on the same clock. */
export interface StripeTestApp extends TestApp {
  stripe: StripeStandIn
  /** Starts a subscription. @returns its client secret */
  begin(learner: Visitor): Promise<string>
  /** A learner who has paid, and whose page has confirmed it. */
  member(): Promise<Visitor & { subscription: string }>
  /** Makes the server look at Stripe. @returns its reply */
  look(learner: Visitor): Promise<{ isSubscribed: boolean; status: string }>
  /** Delivers an event. @returns the status of the reply */
  tell(news: SignedNews, how?: { secret?: string; secondsAgo?: number; payload?: string }): Promise<number>
  /** Delivers all events that haven't been delivered. */
  tellAll(): Promise<void>
}

export async function startStripeTestApp(
  environment: Record<string, string> = {},
  more: Pick<NonNullable<Parameters<typeof startTestApp>[0]>, 'jobs'> = {},
): Promise<StripeTestApp> {
  const stripe = await startStripe()
  const app = await startTestApp({ environment: { ...stripeEnvironment(stripe), ...environment }, ...more })
  stripe.now = () => Math.floor(app.clock.now.getTime() / 1000)
  let told = 0
  const own: StripeTestApp = {
    ...app,
    stripe,
    begin: async learner =>
      (await learner.done(createSubscriptionIntent, { body: { priceId: 'monthly_subscription' } })).clientSecret ?? '',
    async member() {
      const learner = await app.newcomer()
      const secret = await own.begin(learner)
      stripe.confirm(secret, '4242424242424242')
      await own.look(learner)
      const subscription = [...stripe.books.invoices.values()].find(
        ({ intent }) => intent.secret === secret,
      )?.subscription
      return Object.assign(learner, { subscription: subscription ?? '' })
    },
    look: learner => learner.done(confirmSubscription),
    async tell({ payload }, how = {}) {
      const signature = stripe.sign(payload, how.secret ?? webhookSecret, how.secondsAgo)
      const response = await fetch(app.origin + webhookPath, {
        method: 'POST',
        headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
        body: how.payload ?? payload,
      })
      await response.text()
      return response.status
    },
    async tellAll() {
      for (const news of stripe.news.slice(told)) await own.tell(news)
      told = stripe.news.length
    },
    async close() {
      await app.close()
      await stripe.close()
    },
  }
  return own
}

/** Settings of a server that uses this stand-in for Stripe. */
export function stripeEnvironment(stripe: StripeStandIn): Record<string, string> {
  return {
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_of_the_tests',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_of_the_tests',
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_URL: stripe.url.href,
  }
}
