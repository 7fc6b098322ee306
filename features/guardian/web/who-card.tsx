import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { toast } from '#kit/ui/toast-store.ts'
import { door } from './door.ts'
import { pageWords } from './guardian-words.ts'
import { useLearnerChange } from './use-learner-change.ts'

/** Before the first pet: who is learning? It goes with its answer, and for who skips it; the egg below stays in sight. */
export function WhoCard() {
  const [skipped, setSkipped] = useState(false)
  const changing = useLearnerChange(() => undefined)
  if (skipped) return null
  const fail = (fault: Error) =>
    toast({ title: pageWords.failed, description: fault.message, kind: 'destructive', fault })
  return (
    <section className="mb-5 flex flex-wrap items-center gap-x-5 gap-y-2 rounded-sheet bg-card px-5 py-4 shadow-rest sm:px-6">
      <h2 className="mr-auto text-h3">{pageWords.who}</h2>
      <div className="flex flex-wrap gap-2.5">
        <Button
          kind="secondary"
          busy={changing.isPending}
          onClick={() => changing.mutate(undefined, { onError: fail })}
        >
          {pageWords.me}
        </Button>
        <Button kind="secondary" onClick={() => door.show('set-pin')}>
          {pageWords.child}
        </Button>
        <Button kind="quiet" className="px-2.5!" onClick={() => setSkipped(true)}>
          {pageWords.skip}
        </Button>
      </div>
    </section>
  )
}
