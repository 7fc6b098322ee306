import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { pageLocale } from '#kit/ui/page-locale.ts'

/** Milliseconds that Stripe's script may take. */
const patience = 15_000

/**
 * Stripe's script, which only the subscribe page ever asks for. No signals about the visitor are collected.
 *
 * @throws Error where it is blocked, or does not come in time
 */
export async function stripeScript(publishableKey: string): Promise<Stripe> {
  loadStripe.setLoadParameters({ advancedFraudSignals: false })
  const locale = pageLocale().startsWith('es') ? 'es-419' : 'en'
  const stripe = await Promise.race([loadStripe(publishableKey, { locale }), scriptFails(), late()])
  if (stripe) return stripe
  // A script that failed would be taken for one that is on its way the next time.
  for (const script of document.querySelectorAll('script')) if (isStripes(script)) script.remove()
  throw new Error("Stripe's script did not come")
}

/** The loader itself waits for a second event of a script that has had its only one. */
function scriptFails(): Promise<null> {
  return new Promise(resolve => {
    const hear = ({ target }: Event) => {
      if (!(target instanceof HTMLScriptElement && isStripes(target))) return
      window.removeEventListener('error', hear, true)
      resolve(null)
    }
    window.addEventListener('error', hear, true)
  })
}

function late(): Promise<null> {
  return new Promise(resolve => setTimeout(() => resolve(null), patience))
}

function isStripes({ src }: HTMLScriptElement): boolean {
  return src.startsWith('https://js.stripe.com/')
}
