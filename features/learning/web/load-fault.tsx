import { CloudOff, Hourglass } from 'lucide-react'
import { callWords } from '#kit/contract/call-words.ts'
import { Button } from '#kit/ui/button.tsx'
import { codeOf } from '#kit/ui/data-of.ts'
import { FaultCode } from '#kit/ui/fault-code.tsx'
import { pageWords } from '#learning/words.ts'
import { freeWords } from '#membership/web/free-words.ts'
import { isTimeOut } from './questions-query.ts'

/** What went wrong while questions were fetched, in the words of SPEC §8. */
function said(message: string, code: string | undefined): { title: string; text: string; slow: boolean } {
  if (isTimeOut(message)) return { title: pageWords.timedOutTitle, text: pageWords.timedOut, slow: true }
  if (code === 'daily_limit_reached') return { title: freeWords.doneTitle, text: message, slow: true }
  if (code === 'free_time_used') return { title: freeWords.endedTitle, text: message, slow: true }
  const unconnected = message === callWords.no_connection || message.includes('Unable to connect')
  const text = unconnected ? pageWords.cannotConnect : message
  return { title: pageWords.failedTitle, text, slow: false }
}

/** Both error screens of the arena, with Try Again. */
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
  const { title, text, slow } = said(message, code)
  const Icon = slow ? Hourglass : CloudOff
  return (
    <div role="alert" className="rounded-sheet bg-card p-6 shadow-rest sm:p-9">
      <span className="inline-flex size-14 items-center justify-center rounded-card bg-apricot-soft text-apricot-ink">
        <Icon size={28} aria-hidden="true" />
      </span>
      <h2 className="mt-5 text-h2">{title}</h2>
      <p className="mt-2 text-ink-soft text-lead">{text}</p>
      <FaultCode code={codeOf(fault)} />
      <Button size="large" className="mt-6" onClick={onRetry}>
        {pageWords.tryAgain}
      </Button>
    </div>
  )
}
