import type { ReactNode } from 'react'
import { useId } from 'react'

/** A section of the parent view. */
export function ViewCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-sheet bg-card p-5 shadow-rest sm:p-7">
      <h2 id={id} className="mb-3 text-h2">
        {title}
      </h2>
      {children}
    </section>
  )
}
