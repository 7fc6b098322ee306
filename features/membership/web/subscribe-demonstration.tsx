import type { FormEvent } from 'react'
import { useState } from 'react'
import { call } from '#kit/contract/call.ts'
import { Field } from '#kit/ui/field.tsx'
import { TabPanel, Tabs } from '#kit/ui/tabs.tsx'
import { toast } from '#kit/ui/toast-store.ts'
import { demonstrationAnswerBank, demonstrationPay } from '#membership/contract.ts'
import { cardNumberAsTyped, expiryAsTyped, isGoodUntil, testCard } from '#membership/rules/test-cards.ts'
import type { TestCard } from '#outside/payments/test-card.ts'
import { SubscribeBank } from './subscribe-bank.tsx'
import { SubscribeButton } from './subscribe-button.tsx'
import { subscribeWords as words } from './subscribe-words.ts'

/**
 * The demonstration's payment form. Card numbers stay in the page: it sends only how a test card behaves, and nothing for
 * any other number.
 */
export function SubscribeDemonstration({
  clientSecret,
  busy,
  onPaid,
}: {
  clientSecret: string
  busy: boolean
  onPaid: () => void
}) {
  const [tab, setTab] = useState('card')
  const [typed, setTyped] = useState({ number: '', expiry: '', code: '' })
  const [fault, setFault] = useState<string>()
  const [sending, setSending] = useState(false)
  const [asked, setAsked] = useState(false)
  const working = busy || sending

  const told = ({ data, error }: { data?: { status: string; message?: string | undefined }; error?: string }) => {
    setSending(false)
    if (data?.status === 'paid') return onPaid()
    if (data?.status === 'asks') return setAsked(true)
    toast({ title: words.paymentFailed, description: data?.message ?? error ?? '', kind: 'destructive' })
  }
  const pay = async (card: TestCard) => {
    setSending(true)
    told(await call(demonstrationPay, { body: { clientSecret, card } }))
  }
  const answer = async (approved: boolean) => {
    setAsked(false)
    setSending(true)
    told(await call(demonstrationAnswerBank, { body: { clientSecret, approved } }))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (working) return
    const card = tab === 'wallet' ? 'pays' : testCard(typed.number)
    const found = tab === 'wallet' ? undefined : faultIn(typed)
    setFault(found)
    if (card && found === undefined) void pay(card)
  }
  const type = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part })

  return (
    <form noValidate onSubmit={submit}>
      <Tabs
        group="pay"
        label={words.ways}
        tabs={[
          { id: 'card', label: words.card },
          { id: 'wallet', label: words.wallet },
        ]}
        chosen={tab}
        onChoose={setTab}
      />
      <TabPanel group="pay" tab={tab} className="mt-5 space-y-4">
        {tab === 'wallet' ? (
          <p>{words.walletText}</p>
        ) : (
          <>
            <Field
              label={words.cardNumber}
              hint={words.testCards}
              inputMode="numeric"
              autoComplete="off"
              placeholder="4242 4242 4242 4242"
              value={typed.number}
              disabled={working}
              onChange={event => type({ number: cardNumberAsTyped(event.target.value) })}
            />
            <div className="grid gap-4 min-[26rem]:grid-cols-2">
              <Field
                label={words.expiry}
                inputMode="numeric"
                autoComplete="off"
                placeholder={words.expiryExample}
                value={typed.expiry}
                disabled={working}
                onChange={event => type({ expiry: expiryAsTyped(event.target.value) })}
              />
              <Field
                label={words.code}
                inputMode="numeric"
                autoComplete="off"
                maxLength={4}
                placeholder="123"
                value={typed.code}
                disabled={working}
                onChange={event => type({ code: event.target.value.replace(/\D/g, '') })}
              />
            </div>
          </>
        )}
        <p role="alert" className={fault ? 'rounded-tile bg-coral-soft px-4 py-2.5 text-coral-ink' : 'sr-only'}>
          {fault}
        </p>
      </TabPanel>
      <SubscribeButton busy={working} />
      {asked && <SubscribeBank onAnswer={approved => void answer(approved)} />}
    </form>
  )
}

function faultIn({ number, expiry, code }: { number: string; expiry: string; code: string }): string | undefined {
  if (testCard(number) === undefined) return words.notTestCard
  if (!isGoodUntil(expiry, new Date())) return words.expiryWrong
  return /^\d{3,4}$/.test(code) ? undefined : words.codeWrong
}
