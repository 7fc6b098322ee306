import { Button } from '#kit/ui/button.tsx'
import { Spinner } from '#kit/ui/spinner.tsx'
import { words } from './words.ts'

/** Shown while it is not known yet who is there. */
export function WholePageSpinner() {
  return (
    <div className="flex min-h-dvh items-center justify-center text-brand-ink">
      <Spinner size={40} label={words.loading} />
    </div>
  )
}

/** Shown when the page can't go on: what happened, and a way to try again. */
export function WholePageFault({ title, text, onRetry }: { title: string; text: string; onRetry: () => void }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-start justify-center gap-4 px-6">
      <h1 className="text-h1">{title}</h1>
      <p className="text-ink-soft text-lead">{text}</p>
      <Button size="large" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </main>
  )
}
