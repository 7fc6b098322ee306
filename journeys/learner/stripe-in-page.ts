import type { Page } from '@playwright/test'
import type { StripeStandIn } from '#testing/stand-ins/payments/stand-in.ts'

/** What of Stripe's script the page gets: a stand-in, or nothing. */
type Manner = 'there' | 'blocked'

/**
 * Answers for Stripe in the browser: its script, its interface and the bank's page, all with the same books as the
 * server's stand-in. Nothing else leaves the machine.
 *
 * @returns what the browser asked of hosts other than the product's own
 */
export async function answerForStripe(page: Page, stripe: StripeStandIn, manner: Manner): Promise<string[]> {
  const outside: string[] = []
  await page.route(/^https:/, route => {
    outside.push(route.request().url())
    return route.abort()
  })
  await page.route(/^https:\/\/js\.stripe\.com\/(v3|[a-z]+)\/stripe\.js/, route => {
    outside.push(route.request().url())
    if (manner === 'blocked') return route.abort()
    return route.fulfill({ contentType: 'text/javascript', body: `(${stripeScript.toString()})()` })
  })
  await page.route('https://api.stripe.com/confirm', route => {
    const { secret, number } = route.request().postDataJSON()
    const headers = { 'access-control-allow-origin': '*' }
    return route.fulfill({ headers, json: { status: stripe.confirm(secret, number) } })
  })
  await page.route(/^https:\/\/hooks\.stripe\.com\/bank\?/, route => {
    const asked = new URL(route.request().url()).searchParams
    const [secret, back] = [asked.get('secret') ?? '', asked.get('back') ?? '']
    const said = asked.get('said')
    if (said === null) {
      const link = (answer: string) => `<a href="${route.request().url()}&said=${answer}">${answer}</a>`
      return route.fulfill({ contentType: 'text/html', body: `<h1>Your bank</h1>${link('approve')} ${link('refuse')}` })
    }
    const outcome = stripe.answerBank(secret, said === 'approve') === 'succeeded' ? 'succeeded' : 'failed'
    const home = new URL(back)
    home.searchParams.set('payment_intent', secret.split('_secret_')[0] ?? '')
    home.searchParams.set('payment_intent_client_secret', secret)
    home.searchParams.set('redirect_status', outcome)
    return route.fulfill({ status: 303, headers: { location: home.href } })
  })
  return outside
}

/** As much of Stripe's script as react-stripe-js uses. It runs in the page, so it can use nothing from here. */
function stripeScript(): void {
  const element = () => {
    const heard: Record<string, ((event: object) => void)[]> = {}
    const box = document.createElement('label')
    return {
      on(name: string, listener: (event: object) => void) {
        heard[name] = [...(heard[name] ?? []), listener]
        return this
      },
      once: () => undefined,
      off: () => undefined,
      update: () => undefined,
      unmount: () => box.remove(),
      destroy: () => box.remove(),
      mount(place: HTMLElement) {
        box.textContent = 'Number on the card'
        box.append(document.createElement('input'))
        place.append(box)
        setTimeout(() => heard.ready?.forEach(listener => void listener({ elementType: 'payment' })))
      },
    }
  }
  const number = () => document.querySelector<HTMLInputElement>('label > input')?.value.replace(/\s/g, '') ?? ''
  const stripe = () => {
    let secret = ''
    return {
      _registerWrapper: () => undefined,
      registerAppInfo: () => undefined,
      createToken: () => undefined,
      createPaymentMethod: () => undefined,
      confirmCardPayment: () => undefined,
      elements(options: { clientSecret: string }) {
        secret = options.clientSecret
        return { create: element, getElement: () => null, update: () => undefined, submit: async () => ({}) }
      },
      async confirmPayment({ confirmParams }: { confirmParams: { return_url: string } }) {
        if (number().length < 16) return { error: { message: 'Your card number is incomplete.' } }
        const body = JSON.stringify({ secret, number: number() })
        const answered = await fetch('https://api.stripe.com/confirm', { method: 'POST', body })
        const { status } = await answered.json()
        if (status === 'succeeded') return { paymentIntent: { status } }
        if (status !== 'requires_action') return { error: { message: 'Your card was declined.' } }
        const back = encodeURIComponent(confirmParams.return_url)
        location.href = `https://hooks.stripe.com/bank?secret=${secret}&back=${back}`
        return await new Promise(() => undefined)
      },
    }
  }
  Object.assign(window, { Stripe: Object.assign(stripe, { version: 'endive' }) })
}
