import { useEffect, useRef, useState } from 'react'
import { useUser } from '#account/web/current-user.ts'
import { Button } from '#kit/ui/button.tsx'
import { toast } from '#kit/ui/toast-store.ts'
import { grownUpAccess } from './grown-up-access.ts'
import { pageWords } from './guardian-words.ts'
import { useLearnerChange } from './use-learner-change.ts'

/** Asks who is learning before the first pet is named; optional. */
export function WhoQuestion() {
  const learns = useUser().data?.learns ?? null
  const changing = useLearnerChange(() => undefined)
  const box = useRef<HTMLDivElement>(null)
  const [asked] = useState(learns === null)
  useEffect(() => {
    if (learns === null || !asked) return
    // The buttons disappear after an answer, so focus moves on to the name field.
    box.current?.closest('dialog')?.querySelector<HTMLElement>('input:enabled')?.focus()
  }, [learns, asked])
  if (!asked) return null
  const fail = (fault: Error) =>
    toast({ title: pageWords.failed, description: fault.message, kind: 'destructive', fault })
  return (
    <div ref={box} className="mb-5 rounded-card bg-sunk p-4">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-name font-semibold text-lead">{pageWords.who}</span>
        <span role="status" className="text-ink-soft text-small">
          {learns === null ? pageWords.ifYouLike : pageWords.now(learns)}
        </span>
      </p>
      {learns === null && (
        <div className="mt-3 grid grid-cols-2 gap-2.5">
          <Button
            kind="secondary"
            busy={changing.isPending}
            onClick={() => changing.mutate(undefined, { onError: fail })}
          >
            {pageWords.me}
          </Button>
          <Button kind="secondary" onClick={() => grownUpAccess.show('set-pin')}>
            {pageWords.child}
          </Button>
        </div>
      )}
    </div>
  )
}
