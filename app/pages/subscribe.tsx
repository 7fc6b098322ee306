import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { Redirect, useLocation } from 'wouter'
import { useUser } from '#account/web/current-user.ts'
import { paths } from '#app/web/paths.ts'
import { useSiteConfig } from '#app/web/site-config.ts'
import { words } from '#app/web/words.ts'
import { optionalComponent } from '#kit/ui/lazy-component.tsx'
import { toast } from '#kit/ui/toast-store.ts'
import { BillingDemonstration } from '#membership/web/billing-demonstration.tsx'
import { useConfirmSubscribed } from '#membership/web/confirm-subscribed.ts'
import { useStripePage } from '#membership/web/stripe-page.ts'
import { readArrival } from '#membership/web/subscribe-arrival.ts'
import { SettingUp, SubscribeCheckout } from '#membership/web/subscribe-checkout.tsx'
import { SubscribeSignIn } from '#membership/web/subscribe-sign-in.tsx'
import { subscribeWords } from '#membership/web/subscribe-words.ts'
import { SubscriptionError } from '#membership/web/subscription-error.tsx'
import { SubscriptionWaiting } from '#membership/web/subscription-waiting.tsx'
import { pageWords } from '#membership/words.ts'

const GrownUpGate = optionalComponent(() => import('#guardian/web/grown-up-gate.tsx').then(part => part.GrownUpGate))

const subscribedToHomeMs = 2000

/** /subscribe, for everyone. */
export function Subscribe() {
  return (
    <>
      <title>{words.title(pageWords.subscribe)}</title>
      <div className="flex flex-1 items-center justify-center py-6 sm:py-10">
        <Content />
      </div>
    </>
  )
}

/** The learner's progress: paying, waiting for the server, not confirmed yet, or a member on the way home. */
type Step = 'paying' | 'asking' | 'waiting' | 'welcome'

function Content() {
  const user = useUser()
  const config = useSiteConfig()
  const [arrival] = useState(() => readArrival(location.search))
  const [step, setStep] = useState<Step>(arrival.returned ? 'asking' : 'paying')
  const [, navigate] = useLocation()
  const ask = useConfirmSubscribed()
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stripePage = useStripePage(config.data?.payments === 'stripe', paths.subscribe)
  useEffect(() => () => clearTimeout(leaving.current), [])

  const welcome = (wait: number) => {
    setStep('welcome')
    toast({ title: subscribeWords.welcome, description: subscribeWords.welcomeText })
    leaving.current = setTimeout(() => navigate(paths.home), wait)
  }
  const askAbout = async (patient: boolean, otherwise: Step) => {
    setStep('asking')
    const answer = await ask(patient)
    if (answer === 'subscribed') return welcome(arrival.returned ? 0 : subscribedToHomeMs)
    setStep(answer === 'waiting' ? otherwise : 'paying')
  }

  const signedIn = user.data !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the page is come to
  useEffect(() => {
    if (!arrival.returned) return
    // Removes the parameters that Stripe added from the address bar and the history.
    history.replaceState(null, '', paths.subscribe)
    if (!signedIn) return
    if (arrival.bank === 'failed') {
      toast({
        title: subscribeWords.paymentFailed,
        description: subscribeWords.paymentUnclear,
        kind: 'destructive',
      })
    }
    void askAbout(arrival.bank === 'went well', arrival.bank === 'went well' ? 'waiting' : 'paying')
  }, [signedIn])

  if (user.data === null) return <SubscribeSignIn offersGoogle={config.data?.google ?? false} />
  if (config.error) {
    const text = config.error.message || pageWords.errorText
    return (
      <SubscriptionError text={text} fault={config.error} backTo={paths.home} onRetry={() => void config.refetch()} />
    )
  }
  if (!config.data || stripePage === 'loading') return <SettingUp />
  const { payments, publishableKey } = config.data
  const forGrownUps = (page: ReactNode) =>
    user.data?.learns === 'child' ? (
      <GrownUpGate home={paths.home} fallback={<SettingUp />}>
        {page}
      </GrownUpGate>
    ) : (
      page
    )
  if (arrival.portal && payments === 'demonstration') return forGrownUps(<BillingDemonstration backTo={paths.home} />)
  if (step === 'paying' && user.data?.session.isSubscribed) return <Redirect to={paths.home} replace />
  if (step === 'welcome' && arrival.returned) return <SettingUp text={subscribeWords.checking} />
  if (step === 'asking' && arrival.returned) return <SettingUp text={subscribeWords.checking} />
  if (step === 'waiting')
    return <SubscriptionWaiting busy={false} onAsk={() => void askAbout(false, 'waiting')} backTo={paths.home} />
  if (payments === 'off') return <SubscriptionError text={pageWords.errorText} backTo={paths.home} />
  return forGrownUps(
    <SubscribeCheckout
      publishableKey={publishableKey}
      paths={paths}
      busy={step !== 'paying'}
      onPaid={() => void askAbout(true, 'waiting')}
      onExisting={() => <Existing ask={ask} />}
    />,
  )
}

/** A member whose page didn't know yet: updates the user and goes home. */
function Existing({ ask }: { ask: ReturnType<typeof useConfirmSubscribed> }) {
  const [, navigate] = useLocation()
  useEffect(() => void ask(false).then(() => navigate(paths.home)), [ask, navigate])
  return <SettingUp />
}
