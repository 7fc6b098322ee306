import { useEffect, useRef } from 'react'
import { dismissToast, toast } from '#kit/ui/toast-store.ts'
import { authWords } from './auth-words.ts'

let told: number | undefined

/**
 * Says what is missing as a message, in place of what was missing before; the form repeats it where the eyes are.
 *
 * @param text undefined: nothing is missing any more, and the message goes
 */
export function tellValidationFault(text: string | undefined): void {
  if (told !== undefined) dismissToast(told)
  told =
    text === undefined ? undefined : toast({ title: authWords.validationError, description: text, kind: 'destructive' })
}

/** What is wrong with the form, read out as it appears. */
export function FormFault({ text }: { text: string | undefined }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    // With room for the button below it: a long dialog ends above both.
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
