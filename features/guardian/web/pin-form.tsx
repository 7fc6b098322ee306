import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#kit/contract/call.ts'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { dataOrThrow } from '#kit/ui/request-error.ts'
import { enterPin, resetPin, revokePass } from '../contract.ts'
import { pinPattern } from '../rules/pin.ts'
import { grownUpAccess } from './grown-up-access.ts'
import { pageWords } from './guardian-words.ts'
import { FaultLine, NewPinForm } from './new-pin-form.tsx'
import { PinField } from './pin-field.tsx'

/** `keepalive`, because it may be the page's last request. */
const endPass = () => void call(revokePass, { keepalive: true })

/** Asks for the PIN, or resets a forgotten one; either gives a grown-up pass. */
export function PinForm() {
  const [forgotten, setForgotten] = useState(false)
  return (
    <>
      {forgotten ? <ForgottenPin /> : <KnownPin />}
      <Button kind="quiet" className="mt-3 w-full" onClick={() => setForgotten(!forgotten)}>
        {forgotten ? pageWords.backToPin : pageWords.forgotten}
      </Button>
    </>
  )
}

function KnownPin() {
  const [pin, setPin] = useState('')
  const typing = useMutation({
    mutationFn: async () => dataOrThrow(await call(enterPin, { body: { pin } })),
    onSuccess: ({ until }) => grownUpAccess.granted(until, endPass),
    onError: () => setPin(''),
  })
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={event => {
        event.preventDefault()
        if (!typing.isPending) typing.mutate()
      }}
    >
      <PinField label={pageWords.pin} value={pin} onType={setPin} />
      {typing.error && <FaultLine text={typing.error.message} />}
      <Button type="submit" size="large" className="w-full" busy={typing.isPending} disabled={!pinPattern.test(pin)}>
        {pageWords.open}
      </Button>
    </form>
  )
}

function ForgottenPin() {
  const [password, setPassword] = useState('')
  const resetting = useMutation({
    mutationFn: async (pin: string) => dataOrThrow(await call(resetPin, { body: { password, pin } })),
    onSuccess: ({ until }) => grownUpAccess.granted(until, endPass),
  })
  return (
    <NewPinForm
      label={pageWords.newPin}
      submit={pageWords.setPin}
      busy={resetting.isPending}
      fault={resetting.error?.message}
      onPin={pin => resetting.mutate(pin)}
    >
      <p className="text-ink-soft">{pageWords.forgottenText}</p>
      <Field
        label={pageWords.password}
        type="password"
        autoComplete="current-password"
        maxLength={1024}
        value={password}
        onChange={event => setPassword(event.target.value)}
      />
    </NewPinForm>
  )
}
