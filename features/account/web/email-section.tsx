import { useMutation } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { sendVerification } from '#account/contract.ts'
import { call } from '#kit/contract/call.ts'
import { Button } from '#kit/ui/button.tsx'
import { focusOnMount } from '#kit/ui/focus-on-mount.ts'
import { dataOrThrow } from '#kit/ui/request-error.ts'
import type { User } from './current-user.ts'
import { FormFault } from './form-fault.tsx'
import { recoveryWords as words } from './recovery-words.ts'

/** The e-mail address, and whether it is confirmed. */
export function EmailSection({ user }: { user: User }) {
  const sending = useMutation({ mutationFn: async () => dataOrThrow(await call(sendVerification, {})) })
  return (
    <>
      <p className="[overflow-wrap:anywhere]">{user.email}</p>
      {user.emailVerified ? (
        <p className="mt-1 flex items-center gap-1.5 text-leaf-ink text-small">
          <CircleCheck size={17} aria-hidden="true" />
          {words.confirmed}
        </p>
      ) : (
        <div className="mt-1 space-y-3">
          <p
            ref={sending.isSuccess ? focusOnMount : undefined}
            tabIndex={-1}
            role="status"
            className="text-ink-soft text-small outline-none"
          >
            {sending.isSuccess ? words.sentAgain : words.notConfirmed}
          </p>
          <FormFault text={sending.error?.message} />
          {!sending.isSuccess && (
            <Button kind="secondary" busy={sending.isPending} onClick={() => sending.mutate()}>
              {words.sendAgain}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
