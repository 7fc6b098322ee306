import { FlaskConical, LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { subscribeWords as words } from './subscribe-words.ts'

/** The card around the payment form. */
export function SubscribeCard({
  testText,
  provider,
  children,
}: {
  /** Shown if no real money moves. */
  testText: string | undefined
  /** Name of the payment provider. */
  provider: string
  children: ReactNode
}) {
  return (
    <section className="rounded-sheet bg-card p-5 shadow-lift sm:p-8">
      <h2 className="text-h2">{words.complete}</h2>
      {testText !== undefined && (
        <p className="mt-4 flex items-start gap-3 rounded-card bg-apricot-soft p-3.5 text-apricot-ink">
          <FlaskConical size={22} className="mt-0.5 shrink-0" aria-hidden="true" />
          {testText}
        </p>
      )}
      <div className="mt-5">{children}</div>
      <p className="mt-5 flex items-center justify-center gap-2 text-center text-ink-soft text-small">
        <LockKeyhole size={16} className="shrink-0" aria-hidden="true" />
        {`${words.securedBy}${provider}${words.securedAfter}`}
      </p>
    </section>
  )
}
