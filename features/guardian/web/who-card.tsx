import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { door } from './door.ts'
import { pageWords } from './guardian-words.ts'
import { WhoLearns } from './who-learns.tsx'

/** Before the first pet: who is learning? It goes with its answer, and for who skips it. */
export function WhoCard() {
  const [skipped, setSkipped] = useState(false)
  if (skipped) return null
  return (
    <section className="mb-5 rounded-sheet bg-card p-5 shadow-rest sm:p-7">
      <div className="flex flex-wrap items-start justify-between gap-x-4">
        <h2 className="text-h2">{pageWords.who}</h2>
        <Button kind="quiet" className="-mt-1 -mr-3" onClick={() => setSkipped(true)}>
          {pageWords.skip}
        </Button>
      </div>
      <p className="mt-1 mb-5 max-w-2xl text-ink-soft">{pageWords.whoText}</p>
      <WhoLearns onMyself={() => undefined} onChild={() => door.show('set-pin')} />
    </section>
  )
}
