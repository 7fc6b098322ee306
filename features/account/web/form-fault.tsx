import { pageWords } from '#account/words.ts'
import { toast } from '#kit/ui/toast-store.ts'

/** Says what is missing as a message; the form repeats it where the eyes are. */
export function tellValidationFault(text: string): void {
  toast({ title: pageWords.validationError, description: text, kind: 'destructive' })
}

/** What is wrong with the form, read out as it appears. */
export function FormFault({ text }: { text: string | undefined }) {
  return (
    <p role="alert" className={text ? 'rounded-tile bg-coral-soft px-4 py-2.5 text-coral-ink' : 'sr-only'}>
      {text}
    </p>
  )
}
