import type { ReactNode } from 'react'

/** A card with one message about a subscription, and buttons for it. */
export function SubscriptionNotice({
  title,
  text,
  picture,
  children,
}: {
  title: string
  text: string
  picture: ReactNode
  children: ReactNode
}) {
  return (
    <section className="w-full max-w-lg rounded-sheet bg-card p-6 shadow-lift sm:p-9">
      <span className="inline-flex size-14 items-center justify-center rounded-card bg-brand-soft text-brand-ink">
        {picture}
      </span>
      <h1 className="mt-5 text-h1">{title}</h1>
      <p role="status" className="mt-2 text-ink-soft text-lead">
        {text}
      </p>
      <div className="mt-7 flex flex-wrap gap-3">{children}</div>
    </section>
  )
}
