import { CreditCard } from 'lucide-react'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { ErrorCode } from '#kit/ui/error-code.tsx'
import { errorCodeOf } from '#kit/ui/request-error.ts'
import { pageWords } from '#membership/words.ts'
import { subscribeWords } from './subscribe-words.ts'

/** Why subscribing isn't possible right now, with a link back. */
export function SubscriptionError({
  text,
  fault,
  backTo,
  onRetry,
}: {
  text: string
  fault?: Error | null
  backTo: string
  /** Given if a retry may help. */
  onRetry?: () => void
}) {
  return (
    <section className="w-full max-w-lg rounded-sheet bg-card p-6 shadow-lift sm:p-9">
      <span className="inline-flex size-14 items-center justify-center rounded-card bg-apricot-soft text-apricot-ink">
        <CreditCard size={28} aria-hidden="true" />
      </span>
      <h1 className="mt-5 text-h1">{pageWords.errorTitle}</h1>
      <p role="alert" className="mt-2 text-ink-soft text-lead">
        {text}
      </p>
      <ErrorCode code={errorCodeOf(fault)} />
      <div className="mt-7 flex flex-wrap gap-3">
        <ButtonLink size="large" href={backTo}>
          {pageWords.goBack}
        </ButtonLink>
        {onRetry && (
          <Button size="large" kind="secondary" onClick={onRetry}>
            {subscribeWords.tryAgain}
          </Button>
        )}
      </div>
    </section>
  )
}
