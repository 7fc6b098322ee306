import { useEffect, useRef, useState } from 'react'
import { deletionWord } from '#account/rules/deletion-word.ts'
import { words as accountWords } from '#account/words.ts'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import type { User } from './current-user.ts'
import { useDeleteAccount } from './delete-account.ts'
import { FormFault } from './form-fault.tsx'
import { yourDataWords as words } from './your-data-words.ts'

/** The last step of deleting an account: asks for the password, or for a word if there is no password. */
export function DeleteAccountForm({ user, onKeep, onGone }: { user: User; onKeep: () => void; onGone: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const deleting = useDeleteAccount(onGone)
  useEffect(() => {
    form.current?.querySelector('input')?.focus({ preventScroll: true })
    form.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const send = () => {
    if (user.hasPassword) {
      setFault(typed ? undefined : accountWords.fillInAllFields)
      if (typed) deleting.mutate({ password: typed })
      return
    }
    const meant = typed.trim().toUpperCase() === words.wordTyped
    setFault(meant ? undefined : words.word)
    if (meant) deleting.mutate({ confirmation: deletionWord })
  }
  return (
    <form
      ref={form}
      noValidate
      className="w-full scroll-mb-12 space-y-4"
      onSubmit={event => {
        event.preventDefault()
        if (!deleting.isPending) send()
      }}
    >
      {user.hasPassword ? (
        <Field
          label={words.password}
          type="password"
          autoComplete="current-password"
          value={typed}
          onChange={event => setTyped(event.target.value)}
          disabled={deleting.isPending}
        />
      ) : (
        <Field
          label={words.word}
          autoComplete="off"
          value={typed}
          onChange={event => setTyped(event.target.value)}
          disabled={deleting.isPending}
        />
      )}
      <FormFault text={fault ?? deleting.error?.message} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={onKeep} kind="secondary">
          {words.keep}
        </Button>
        <Button
          type="submit"
          kind="secondary"
          busy={deleting.isPending}
          className="border-coral bg-coral-soft text-coral-ink hover:border-coral-ink hover:bg-coral-soft"
        >
          {words.deleteSure}
        </Button>
      </div>
    </form>
  )
}
