import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { pageLocale } from '#kit/ui/page-locale.ts'

/** Milliseconds that Stripe's script may take. */
const patience = 15_000

/** Stripe's script, which only the subscribe page ever asks for. No signals about the visitor are collected. */
export async function stripeScript(publishableKey: string): Promise<Stripe> {
  loadStripe.setLoadParameters({ advancedFraudSignals: false })
  const locale = pageLocale().startsWith('es') ? 'es-419' : 'en'
  const late = new Promise<null>(resolve => setTimeout(() => resolve(null), patience))
  const stripe = await Promise.race([loadStripe(publishableKey, { locale }), late])
  if (!stripe) throw new Error("Stripe's script did not come")
  return stripe
}
