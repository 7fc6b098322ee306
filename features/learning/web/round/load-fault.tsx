import { CloudOff, Hourglass } from 'lucide-react'
import { callWords } from '#kit/contract/call-words.ts'
import { Button } from '#kit/ui/button.tsx'
import { ErrorCode } from '#kit/ui/error-code.tsx'
import { errorCodeOf } from '#kit/ui/request-error.ts'
import { pageWords } from '#learning/words.ts'
import { freeWords } from '#membership/web/free-words.ts'
import { isTimeOut } from './questions-query.ts'

/** Refusals that aren't faults and need no request ID: the time is used up. By code. */
const limits: Readonly<Record<string, () => { title: string; wayOn: string }>> = {
  daily_limit_reached: () => ({ title: freeWords.doneTitle, wayOn: pageWords.tryAgain }),
  free_time_used: () => ({ title: freeWords.endedTitle, wayOn: freeWords.howToGoOn }),
}

/** What went wrong while loading questions, in the words of SPEC §8. */
function explain(message: string): { title: string; text: string; slow: boolean } {
  if (isTimeOut(message)) return { title: pageWords.timedOutTitle, text: pageWords.timedOut, slow: true }
  const unconnected = message === callWords.no_connection || message.includes('Unable to connect')
  return { title: pageWords.failedTitle, text: unconnected ? pageWords.cannotConnect : message, slow: false }
}

/** Both error screens of the arena, with Try Again; if the free time is used up, trying again opens the dialog with the options. */
export function LoadFault({
  message,
  code,
  fault,
  onRetry,
}: {
  message: string
  code?: string
  fault?: Error | null
  onRetry: () => void
}) {
  const limit = code === undefined ? undefined : limits[code]?.()
  const { title, text, slow } = limit ? { ...limit, text: message, slow: true } : explain(message)
  const Icon = slow ? Hourglass : CloudOff
  return (
    <div role="alert" className="rounded-sheet bg-card p-6 shadow-rest sm:p-9">
      <span className="inline-flex size-14 items-center justify-center rounded-card bg-apricot-soft text-apricot-ink">
        <Icon size={28} aria-hidden="true" />
      </span>
      <h2 className="mt-5 text-h2">{title}</h2>
      <p className="mt-2 text-ink-soft text-lead">{text}</p>
      {!limit && <ErrorCode code={errorCodeOf(fault)} />}
      <Button size="large" className="mt-6" onClick={onRetry}>
        {limit?.wayOn ?? pageWords.tryAgain}
      </Button>
    </div>
  )
}
