import { Button, buttonLook } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { ErrorCode } from '#kit/ui/error-code.tsx'
import { errorCodeOf } from '#kit/ui/request-error.ts'
import { Spinner } from '#kit/ui/spinner.tsx'
import { words } from './words.ts'

/**
 * Shown until the user is known, and before that in the server's HTML while the script loads. So its messages, after
 * three seconds that it takes long and after ten how to retry, work without a script.
 */
export function WholePageSpinner() {
  return (
    <div className="flex min-h-dvh flex-col items-center justify-center gap-4 p-6 text-center">
      <span className="pt-24 text-brand-ink">
        <Spinner size={40} label={words.loading} />
      </span>
      <p role="status" className="animate-late text-ink-soft">
        {words.longWait}
      </p>
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address reloads the page without a script */}
      <a href="" className={classNames(buttonLook('secondary'), 'animate-later')}>
        {words.tryAgain}
      </a>
    </div>
  )
}

/** Shown when the page can't continue: what happened, and a way to try again. */
export function WholePageFault({
  title,
  text,
  fault,
  onRetry,
}: {
  title: string
  text: string
  /** The error of the call that failed. */
  fault?: Error | null
  onRetry: () => void
}) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col items-start justify-center gap-4 px-6">
      <h1 className="text-h1">{title}</h1>
      <p className="text-ink-soft text-lead">{text}</p>
      <ErrorCode code={errorCodeOf(fault)} />
      <Button size="large" onClick={onRetry}>
        {words.tryAgain}
      </Button>
    </main>
  )
}
