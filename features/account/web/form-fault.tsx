import { useEffect, useRef } from 'react'
import { dismissToast, toast } from '#kit/ui/toast-store.ts'
import { authWords } from './auth-words.ts'

let told: number | undefined

/**
 * Shows a validation error as a toast in place of the one before; the form shows it too.
 *
 * @param text undefined removes the toast
 */
export function tellValidationFault(text: string | undefined): void {
  if (told !== undefined) dismissToast(told)
  told =
    text === undefined ? undefined : toast({ title: authWords.validationError, description: text, kind: 'destructive' })
}

/** The form's error, announced to screen readers. */
export function FormFault({ text }: { text: string | undefined }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // `scroll-mb` leaves room for the button below, which a long dialog would hide.
    if (text) line.current?.scrollIntoView({ block: 'nearest' })
  }, [text])
  return (
    <p
      ref={line}
      role="alert"
      className={text ? 'scroll-mb-36 rounded-tile bg-coral-soft px-4 py-2.5 text-coral-ink' : 'sr-only'}
    >
      {text}
    </p>
  )
}
