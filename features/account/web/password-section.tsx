import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { requestPasswordReset } from '#account/contract.ts'
import { call } from '#kit/contract/call.ts'
import { Button } from '#kit/ui/button.tsx'
import { focusOnMount } from '#kit/ui/focus-on-mount.ts'
import { dataOrThrow } from '#kit/ui/request-error.ts'
import { ChangePasswordForm } from './change-password-form.tsx'
import type { User } from './current-user.ts'
import { FormFault } from './form-fault.tsx'
import { recoveryWords as words } from './recovery-words.ts'

/** Changes the password, or sets a first one. */
export function PasswordSection({ user }: { user: User }) {
  const [changing, setChanging] = useState<boolean>()
  if (!user.hasPassword) return <FirstPassword email={user.email} />
  if (changing) return <ChangePasswordForm onDone={() => setChanging(false)} />
  return (
    <Button ref={changing === false ? focusOnMount : undefined} kind="secondary" onClick={() => setChanging(true)}>
      {words.change}
    </Button>
  )
}

/** An account that only ever signed in with Google has no password to ask for, so a mailed link proves who it is. */
function FirstPassword({ email }: { email: string }) {
  const asking = useMutation({
    mutationFn: async () => dataOrThrow(await call(requestPasswordReset, { body: { email } })),
  })
  return (
    <div className="space-y-3">
      <p
        ref={asking.isSuccess ? focusOnMount : undefined}
        tabIndex={-1}
        role="status"
        className="text-ink-soft text-small outline-none"
      >
        {asking.isSuccess ? words.linkSent : words.noPassword}
      </p>
      <FormFault text={asking.error?.message} />
      {!asking.isSuccess && (
        <Button kind="secondary" busy={asking.isPending} onClick={() => asking.mutate()}>
          {words.sendLink}
        </Button>
      )}
    </div>
  )
}
