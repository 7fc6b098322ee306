import type { ReactNode } from 'react'

/** Fills a place that has no content yet: a picture, what it means, and what to do. */
export function EmptyState({
  picture,
  title,
  text,
  heading: Heading = 'h2',
  children,
}: {
  picture?: ReactNode
  title: string
  text: string
  heading?: 'h1' | 'h2'
  children?: ReactNode
}) {
  return (
    <section className="flex flex-col gap-6 rounded-sheet bg-card p-6 shadow-rest sm:flex-row sm:items-center sm:gap-9 sm:p-9">
      {picture && <div className="shrink-0 self-center">{picture}</div>}
      <div className="min-w-0">
        <Heading className="text-h2">{title}</Heading>
        <p className="mt-2 max-w-xl text-ink-soft text-lead">{text}</p>
        {children && <div className="mt-6 flex flex-wrap gap-3">{children}</div>}
      </div>
    </section>
  )
}
