import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { resetPassword } from '#account/contract.ts'
import { call } from '#kit/contract/call.ts'
import { Button } from '#kit/ui/button.tsx'
import { dataOrThrow, RequestError } from '#kit/ui/request-error.ts'
import { toast } from '#kit/ui/toast-store.ts'
import { faultOfNewPassword } from './check-entries.ts'
import { FormFault } from './form-fault.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { recoveryWords as words } from './recovery-words.ts'
import { useSignedIn } from './sign-in.ts'
import { timeZone } from './time-zone.ts'

/** Asks for a new password twice, sets it and signs in. */
export function ResetForm({
  token,
  onSignedIn,
  onAskAgain,
}: {
  token: string
  onSignedIn: () => void
  onAskAgain: () => void
}) {
  const [entries, setEntries] = useState({ password: '', confirmation: '' })
  const [fault, setFault] = useState<string>()
  const entered = useSignedIn(onSignedIn)
  const setting = useMutation({
    mutationFn: async (password: string) =>
      dataOrThrow(await call(resetPassword, { body: { token, password, timeZone: timeZone() } })),
    onSuccess: user => {
      entered(user)
      toast({ title: words.saved, description: words.savedNote })
    },
  })
  const linkEnded = setting.error instanceof RequestError && setting.error.code === 'link_ended'
  const send = () => {
    const found = faultOfNewPassword(entries)
    setFault(found)
    if (found === undefined) setting.mutate(entries.password)
  }
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={event => {
        event.preventDefault()
        if (!setting.isPending) send()
      }}
    >
      <NewPasswordFields entries={entries} onChange={setEntries} disabled={setting.isPending} />
      <FormFault text={fault ?? setting.error?.message} />
      {linkEnded ? (
        <Button size="large" className="w-full" onClick={onAskAgain}>
          {words.askAgain}
        </Button>
      ) : (
        <Button type="submit" size="large" busy={setting.isPending} className="w-full">
          {words.save}
        </Button>
      )}
    </form>
  )
}
