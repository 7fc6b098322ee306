import { Button } from '#kit/ui/button.tsx'
import { ErrorCode } from '#kit/ui/error-code.tsx'
import { errorCodeOf } from '#kit/ui/request-error.ts'
import { pictureWords } from '#progress/words.ts'

/** Shown in place of a part of the page that failed to load. */
export function LoadFault({ message, fault, onRetry }: { message: string; fault: Error; onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-4 rounded-sheet bg-card p-5 shadow-rest sm:p-7"
    >
      <div>
        <p className="text-ink-soft">{message}</p>
        <ErrorCode code={errorCodeOf(fault)} />
      </div>
      <Button kind="secondary" onClick={onRetry}>
        {pictureWords.tryAgain}
      </Button>
    </div>
  )
}
