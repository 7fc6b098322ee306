import { CloudOff } from 'lucide-react'
import { Button } from '#kit/ui/button.tsx'
import { ErrorCode } from '#kit/ui/error-code.tsx'
import { errorCodeOf } from '#kit/ui/request-error.ts'
import { words } from './words.ts'

/** Says that something couldn't be loaded, why, and offers to try again. */
export function Notice({ fault, onRetry }: { fault: Error; onRetry: () => void }) {
  return (
    <section role="alert" className="rounded-sheet bg-card p-6 shadow-rest sm:p-9">
      <span className="inline-flex size-14 items-center justify-center rounded-card bg-apricot-soft text-apricot-ink">
        <CloudOff size={28} aria-hidden="true" />
      </span>
      <h2 className="mt-5 text-h2">{words.pageBroke}</h2>
      <p className="mt-2 text-ink-soft text-lead">{fault.message}</p>
      <ErrorCode code={errorCodeOf(fault)} />
      <Button size="large" className="mt-6" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </section>
  )
}
