import type { ReactNode } from 'react'
import type { User } from '#account/web/current-user.ts'
import { Dialog } from '#kit/ui/dialog.tsx'
import { toast } from '#kit/ui/toast-store.ts'
import { type GrownUpAccess, grownUpAccess } from './grown-up-access.ts'
import { pageWords } from './guardian-words.ts'
import { NewPinForm } from './new-pin-form.tsx'
import { ParentView, type ParentViewPaths } from './parent-view.tsx'
import { PinForm } from './pin-form.tsx'
import { useLearnerChange } from './use-learner-change.ts'
import { WhoLearns } from './who-learns.tsx'

/** The open dialog of the grown-ups' part, and above it the one that asks for the PIN. */
export function GuardianDialogs({
  shown,
  user,
  paths,
  account,
}: {
  shown: GrownUpAccess
  user: User
  paths: ParentViewPaths
  /** Account entries that other features add. */
  account?: ReactNode
}) {
  const shut = () => grownUpAccess.show(undefined)
  return (
    <>
      {shown.panel === 'who' && (
        <Dialog
          open
          wide
          onClose={shut}
          title={pageWords.who}
          description={`${pageWords.whoText} ${pageWords.now(user.learns)}`}
          closeLabel={pageWords.close}
        >
          <WhoLearns onMyself={shut} onChild={() => grownUpAccess.show('set-pin')} />
        </Dialog>
      )}
      {shown.panel === 'set-pin' && <SetPin onClose={shut} />}
      {shown.panel === 'view' && user.learns === 'child' && <ParentView user={user} paths={paths} account={account} />}
      {shown.asking && (
        <Dialog
          open
          onClose={grownUpAccess.cancelled}
          title={pageWords.askTitle}
          description={pageWords.askText}
          closeLabel={pageWords.close}
        >
          <PinForm />
        </Dialog>
      )}
    </>
  )
}

function SetPin({ onClose }: { onClose: () => void }) {
  const setting = useLearnerChange(() => {
    onClose()
    toast({ title: pageWords.pinIsSet, description: pageWords.pinIsSetText })
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={pageWords.setTitle}
      description={pageWords.setText}
      closeLabel={pageWords.close}
    >
      <NewPinForm
        label={pageWords.pin}
        submit={pageWords.setPin}
        busy={setting.isPending}
        fault={setting.error?.message}
        onPin={pin => setting.mutate(pin)}
      />
    </Dialog>
  )
}
