import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useSyncExternalStore } from 'react'
import { ButtonLink } from '#kit/ui/button.tsx'
import { grownUpAccess } from './grown-up-access.ts'
import { pageWords } from './guardian-words.ts'
import { PinForm } from './pin-form.tsx'

/** Asks for the PIN before a grown-ups' page in a child's account; leaving the page ends the pass. */
export function GrownUpGate({ home, children }: { home: string; children: ReactNode }) {
  const { passUntil } = useSyncExternalStore(grownUpAccess.subscribe, grownUpAccess.read)
  useEffect(() => grownUpAccess.leave, [])
  if (passUntil > 0) return children
  return (
    <section className="w-full max-w-lg rounded-sheet bg-card p-6 shadow-lift sm:p-9">
      <span className="inline-flex size-14 items-center justify-center rounded-card bg-brand-soft text-brand-ink">
        <LockKeyhole size={28} aria-hidden="true" />
      </span>
      <h1 className="mt-5 text-h1">{pageWords.gateTitle}</h1>
      <p className="mt-2 mb-6 text-ink-soft text-lead">{pageWords.gateText}</p>
      <PinForm />
      <ButtonLink kind="quiet" className="mt-1 w-full" href={home}>
        {pageWords.home}
      </ButtonLink>
    </section>
  )
}
