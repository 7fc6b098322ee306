import type { ReactNode } from 'react'
import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { pinPattern } from '../rules/pin.ts'
import { words } from '../words.ts'
import { pageWords } from './guardian-words.ts'
import { PinField } from './pin-field.tsx'

/** Asks for a new PIN twice, after the fields in `children`. */
export function NewPinForm({
  label,
  submit,
  busy,
  fault,
  onPin,
  children,
}: {
  label: string
  submit: string
  busy: boolean
  fault: string | undefined
  onPin: (pin: string) => void
  children?: ReactNode
}) {
  const [pin, setPin] = useState('')
  const [again, setAgain] = useState('')
  const [own, setOwn] = useState<string>()
  const said = own ?? fault
  return (
    <form
      noValidate
      className="space-y-5"
      onSubmit={event => {
        event.preventDefault()
        if (busy) return
        const wrong = !pinPattern.test(pin) ? words.pinShape : pin !== again ? pageWords.pinsDiffer : undefined
        setOwn(wrong)
        if (wrong === undefined) onPin(pin)
      }}
    >
      {children}
      <PinField label={label} hint={pageWords.pinHint} value={pin} onType={setPin} />
      <PinField label={pageWords.pinAgain} value={again} onType={setAgain} />
      {said !== undefined && <FaultLine text={said} />}
      <Button type="submit" size="large" className="w-full" busy={busy}>
        {submit}
      </Button>
    </form>
  )
}

/** An error, announced to screen readers. */
export function FaultLine({ text }: { text: string }) {
  return (
    <p role="alert" className="rounded-tile bg-coral-soft px-4 py-2.5 text-coral-ink">
      {text}
    </p>
  )
}
