import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Suspense, useCallback, useState } from 'react'
import { lazyComponent } from '#kit/ui/lazy-component.tsx'
import { Spinner } from '#kit/ui/spinner.tsx'
import { pageWords } from '#membership/words.ts'
import { SubscribeCard } from './subscribe-card.tsx'
import { intentQuery } from './subscribe-intent.ts'
import { SubscribePitch } from './subscribe-pitch.tsx'
import { subscribeWords as words } from './subscribe-words.ts'
import { SubscriptionError } from './subscription-error.tsx'
import { SubscriptionOverdue } from './subscription-overdue.tsx'

const Demonstration = lazyComponent(() =>
  import('./subscribe-demonstration.tsx').then(part => part.SubscribeDemonstration),
)
const StripeForm = lazyComponent(() => import('./subscribe-stripe.tsx').then(part => part.SubscribeStripe))

/** Loading, then an error or the pitch with the payment form beside it. */
export function SubscribeCheckout({
  publishableKey,
  paths,
  busy,
  onPaid,
  onExisting,
}: {
  /** Stripe's key; undefined with demonstration payments. */
  publishableKey: string | undefined
  paths: { home: string; subscribe: string }
  /** Paid, and being confirmed. */
  busy: boolean
  onPaid: () => void
  /** Shown if there is a paid subscription already. */
  onExisting: () => ReactNode
}) {
  const intent = useQuery(intentQuery)
  const [broken, setBroken] = useState(false)
  const onBroken = useCallback(() => setBroken(true), [])
  if (broken) return <SubscriptionError text={pageWords.errorText} backTo={paths.home} />
  if (intent.error) {
    const text = intent.error.message || pageWords.errorText
    return (
      <SubscriptionError text={text} fault={intent.error} backTo={paths.home} onRetry={() => void intent.refetch()} />
    )
  }
  if (!intent.data) return <SettingUp />
  const { clientSecret, status, isSubscribed, testMode, message } = intent.data
  if (status === 'existing') return isSubscribed ? onExisting() : <SubscriptionOverdue backTo={paths.home} />
  if (clientSecret === undefined) return <SubscriptionError text={pageWords.errorText} backTo={paths.home} />
  const stripe = publishableKey !== undefined
  // Pitch and form appear together, so a late form doesn't shift the pitch.
  return (
    <Suspense fallback={<SettingUp />}>
      <div className="grid w-full items-start gap-8 lg:grid-cols-[1fr_1.05fr] lg:gap-14">
        <SubscribePitch />
        <SubscribeCard
          testText={testMode ? (message ?? words.testPayment) : undefined}
          provider={stripe ? 'Stripe' : words.demonstrationProvider}
        >
          {stripe ? (
            <StripeForm
              publishableKey={publishableKey}
              clientSecret={clientSecret}
              returnTo={`${location.origin}${paths.subscribe}?success=true`}
              busy={busy}
              onPaid={onPaid}
              onBroken={onBroken}
            />
          ) : (
            <Demonstration clientSecret={clientSecret} busy={busy} onPaid={onPaid} />
          )}
        </SubscribeCard>
      </div>
    </Suspense>
  )
}

/** Shown while the subscription is being set up. */
export function SettingUp({ text = pageWords.settingUp }: { text?: string }) {
  return (
    <p role="status" className="m-auto flex items-center gap-3 text-lead">
      <Spinner size={28} />
      {text}
    </p>
  )
}
