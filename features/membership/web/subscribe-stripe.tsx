import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { Appearance } from '@stripe/stripe-js'
import { useQuery } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useEffect, useState } from 'react'
import { Spinner } from '#kit/ui/spinner.tsx'
import { toast } from '#kit/ui/toast-store.ts'
import { pageWords } from '#membership/words.ts'
import { stripeScript } from './stripe-script.ts'
import { SubscribeButton } from './subscribe-button.tsx'
import { subscribeWords as words } from './subscribe-words.ts'

interface Paying {
  /** Where the bank redirects after its confirmation. */
  returnTo: string
  busy: boolean
  onPaid: () => void
  /** Stripe can't be loaded, or shows nothing. */
  onBroken: () => void
}

/** Stripe's form in Stripe's frame, so card numbers never reach our page. */
export function SubscribeStripe({
  publishableKey,
  clientSecret,
  ...paying
}: Paying & { publishableKey: string; clientSecret: string }) {
  const script = useQuery({
    queryKey: ['stripe', publishableKey],
    queryFn: () => stripeScript(publishableKey),
    gcTime: 0,
    structuralSharing: false,
  })
  if (script.error) return <Broken onBroken={paying.onBroken} />
  if (!script.data) return <Spinner label={pageWords.settingUp} />
  return (
    <Elements stripe={script.data} options={{ clientSecret, appearance: appearance() }}>
      <StripeForm {...paying} />
    </Elements>
  )
}

function Broken({ onBroken }: { onBroken: () => void }) {
  useEffect(onBroken, [onBroken])
  return null
}

function StripeForm({ returnTo, busy, onPaid, onBroken }: Paying) {
  const stripe = useStripe()
  const elements = useElements()
  const [sending, setSending] = useState(false)
  const [shown, setShown] = useState(false)
  const working = busy || sending
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!stripe || !elements || !shown || working) return
    setSending(true)
    const { error, paymentIntent } = await stripe
      .confirmPayment({ elements, confirmParams: { return_url: returnTo }, redirect: 'if_required' })
      .catch((fault: Error) => ({ error: fault, paymentIntent: undefined }))
    setSending(false)
    if (paymentIntent?.status === 'succeeded' || paymentIntent?.status === 'processing') return onPaid()
    toast({
      title: words.paymentFailed,
      description: error?.message ?? words.paymentUnclear,
      kind: 'destructive',
    })
  }
  return (
    <form onSubmit={event => void submit(event)}>
      <PaymentElement
        options={{ layout: 'tabs', wallets: { applePay: 'auto', googlePay: 'auto' } }}
        onReady={() => setShown(true)}
        onLoadError={onBroken}
      />
      <SubscribeButton busy={working} ready={shown} />
    </form>
  )
}

/** Stripe's frame can't read our styles, so this passes the few that matter, for the current theme. */
function appearance(): Appearance {
  const dark = getComputedStyle(document.documentElement).colorScheme.includes('dark')
  return {
    theme: dark ? 'night' : 'stripe',
    variables: { borderRadius: '16px', fontSizeBase: '17px', colorPrimary: dark ? '#a98bd8' : '#6a3aa8' },
  }
}
