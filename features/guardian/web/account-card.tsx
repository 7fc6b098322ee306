import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { focusOnMount } from '#kit/ui/focus-on-mount.ts'
import { toast } from '#kit/ui/toast-store.ts'
import { grownUpAccess } from './grown-up-access.ts'
import { pageWords } from './guardian-words.ts'
import { FaultLine, NewPinForm } from './new-pin-form.tsx'
import { useLearnerChange } from './use-learner-change.ts'
import { ViewCard } from './view-card.tsx'

type Part = 'pin' | 'myself'
interface Open {
  open?: Part
  /** The part that was open before; its button gets the focus back. */
  left?: Part
}
const shut = ({ open }: Open): Open => (open ? { left: open } : {})

/** The PIN, who is learning, and account entries of other features. */
export function AccountCard({ children }: { children: ReactNode }) {
  const [{ open, left }, turn] = useState<Open>({})
  useEffect(() => {
    if (!open) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // Otherwise Escape would close the whole view.
      event.preventDefault()
      turn(shut)
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [open])
  return (
    <ViewCard title={pageWords.accountTitle}>
      {open === 'pin' ? (
        <ChangePin onDone={() => turn(shut)} />
      ) : open === 'myself' ? (
        <Myself onCancel={() => turn(shut)} />
      ) : (
        <div className="flex flex-wrap gap-3">
          <Button
            ref={left === 'pin' ? focusOnMount : undefined}
            kind="secondary"
            onClick={() => turn({ open: 'pin' })}
          >
            {pageWords.changePin}
          </Button>
          <Button
            ref={left === 'myself' ? focusOnMount : undefined}
            kind="secondary"
            onClick={() => turn({ open: 'myself' })}
          >
            {pageWords.myself}
          </Button>
        </div>
      )}
      {children && <div className="-mx-3 mt-4 border-line border-t-2 pt-3">{children}</div>}
    </ViewCard>
  )
}

const toFirstField = (box: HTMLElement | null) => box?.querySelector('input')?.focus()

function ChangePin({ onDone }: { onDone: () => void }) {
  const changing = useLearnerChange(() => {
    onDone()
    toast({ title: pageWords.pinChanged })
  })
  return (
    <div ref={toFirstField}>
      <NewPinForm
        label={pageWords.newPin}
        submit={pageWords.changePin}
        busy={changing.isPending}
        fault={changing.error?.message}
        onPin={pin => changing.mutate(pin)}
      />
      <Button kind="quiet" className="mt-3 w-full" onClick={onDone}>
        {pageWords.cancel}
      </Button>
    </div>
  )
}

function Myself({ onCancel }: { onCancel: () => void }) {
  const changing = useLearnerChange(grownUpAccess.leave)
  return (
    <>
      <p ref={focusOnMount} tabIndex={-1} className="mb-4 outline-none">
        {pageWords.myselfText}
      </p>
      {changing.error && <FaultLine text={changing.error.message} />}
      <div className="flex flex-wrap gap-3">
        <Button busy={changing.isPending} onClick={() => changing.mutate(undefined)}>
          {pageWords.myselfSure}
        </Button>
        <Button kind="secondary" onClick={onCancel}>
          {pageWords.cancel}
        </Button>
      </div>
    </>
  )
}
