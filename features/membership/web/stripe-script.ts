import type { Stripe } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import { pageLocale } from '#kit/ui/page-locale.ts'

/** Milliseconds that Stripe's script may take to load. */
const maxWait = 15_000

/**
 * Loads Stripe's script, on the subscribe page only and without its collection of signals about the visitor.
 *
 * @throws Error if it is blocked or takes too long
 */
export async function stripeScript(publishableKey: string): Promise<Stripe> {
  loadStripe.setLoadParameters({ advancedFraudSignals: false })
  const locale = pageLocale().startsWith('es') ? 'es-419' : 'en'
  const stripe = await Promise.race([loadStripe(publishableKey, { locale }), scriptFails(), late()])
  if (stripe) return stripe
  // Stripe's loader would take a failed script for one that is still loading.
  for (const script of document.querySelectorAll('script')) if (isStripes(script)) script.remove()
  throw new Error("Stripe's script didn't load")
}

/** Stripe's loader misses an error that came before it listened, so this listens from the start. */
function scriptFails(): Promise<null> {
  return new Promise(resolve => {
    const onError = ({ target }: Event) => {
      if (!(target instanceof HTMLScriptElement && isStripes(target))) return
      window.removeEventListener('error', onError, true)
      resolve(null)
    }
    window.addEventListener('error', onError, true)
  })
}

function late(): Promise<null> {
  return new Promise(resolve => setTimeout(() => resolve(null), maxWait))
}

function isStripes({ src }: HTMLScriptElement): boolean {
  return src.startsWith('https://js.stripe.com/')
}
