import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { changePassword } from '#account/contract.ts'
import { words as accountWords } from '#account/words.ts'
import { call } from '#kit/contract/call.ts'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { dataOrThrow } from '#kit/ui/request-error.ts'
import { toast } from '#kit/ui/toast-store.ts'
import { faultOfNewPassword } from './check-entries.ts'
import { devicesQuery } from './devices-query.ts'
import { FormFault } from './form-fault.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { recoveryWords as words } from './recovery-words.ts'

/** The current password, and the new one twice. */
export function ChangePasswordForm({ onDone }: { onDone: () => void }) {
  const client = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const [oldPassword, setOldPassword] = useState('')
  const [entries, setEntries] = useState({ password: '', confirmation: '' })
  const [fault, setFault] = useState<string>()
  const changing = useMutation({
    mutationFn: async (body: { oldPassword: string; password: string }) =>
      dataOrThrow(await call(changePassword, { body })),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: devicesQuery.queryKey })
      toast({ title: words.changed, description: words.othersOut })
      onDone()
    },
  })
  const busy = changing.isPending
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const send = () => {
    const found = oldPassword ? faultOfNewPassword(entries) : accountWords.fillInAllFields
    setFault(found)
    if (found === undefined) changing.mutate({ oldPassword, password: entries.password })
  }
  return (
    <form
      ref={form}
      noValidate
      className="space-y-4"
      onSubmit={event => {
        event.preventDefault()
        if (!busy) send()
      }}
    >
      <p className="text-ink-soft text-small">{words.changeNote}</p>
      <Field
        label={words.oldPassword}
        type="password"
        name="old-password"
        autoComplete="current-password"
        value={oldPassword}
        disabled={busy}
        onChange={event => setOldPassword(event.target.value)}
      />
      <NewPasswordFields entries={entries} onChange={setEntries} disabled={busy} />
      <FormFault text={fault ?? changing.error?.message} />
      <div className="flex flex-wrap gap-2.5">
        <Button type="submit" busy={busy}>
          {words.saveChange}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
