import { ShieldCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#kit/ui/button.tsx'
import { pageWords } from '#membership/words.ts'

/** The goodbye page's card: a line, a button or two, and `picture` waving. */
export function GoodbyeCard({ picture, paths }: { picture: ReactNode; paths: { home: string; subscribe?: string } }) {
  return (
    <section className="grid items-center gap-8 md:grid-cols-[1fr_1.1fr] md:gap-14">
      <div className="order-last md:order-first">{picture}</div>
      <div>
        <h1 className="text-hero">{pageWords.goodbyeTitle}</h1>
        <p className="mt-4 max-w-md text-ink-soft text-lead">{pageWords.goodbyeText}</p>
        <div className="mt-6 flex max-w-md gap-3.5 rounded-card bg-leaf-soft p-4">
          <ShieldCheck size={24} className="mt-0.5 shrink-0 text-leaf-ink" aria-hidden="true" />
          <div>
            <h2 className="text-h3 text-leaf-ink">{pageWords.savedTitle}</h2>
            <p className="mt-0.5">{pageWords.savedText}</p>
          </div>
        </div>
        <div className="mt-7 flex flex-wrap gap-3">
          <ButtonLink size="large" href={paths.home}>
            {pageWords.home}
          </ButtonLink>
          {paths.subscribe !== undefined && (
            <ButtonLink kind="secondary" size="large" href={paths.subscribe}>
              {pageWords.reconsider}
            </ButtonLink>
          )}
        </div>
        <p className="mt-8 text-ink-soft text-small">{pageWords.thanks}</p>
      </div>
    </section>
  )
}
