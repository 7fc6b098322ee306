import { useMutation } from '@tanstack/react-query'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { requestPasswordReset } from '#account/contract.ts'
import { words as accountWords } from '#account/words.ts'
import { call } from '#kit/contract/call.ts'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { focusOnMount } from '#kit/ui/focus-on-mount.ts'
import { dataOrThrow } from '#kit/ui/request-error.ts'
import { authWords } from './auth-words.ts'
import { FormFault } from './form-fault.tsx'
import { recoveryWords as words } from './recovery-words.ts'

/** Requests a reset link. The result looks the same whether or not the account exists. */
export function ForgotForm({ onBack }: { onBack?: () => void }) {
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState<string>()
  const asking = useMutation({
    mutationFn: async (body: { email: string }) => dataOrThrow(await call(requestPasswordReset, { body })),
  })
  const send = () => {
    const found = email.trim() ? undefined : accountWords.fillInAllFields
    setFault(found)
    if (found === undefined) asking.mutate({ email: email.trim() })
  }
  const back = onBack && (
    <Button kind="quiet" className="w-full" onClick={onBack}>
      {words.backToLogin}
    </Button>
  )
  if (asking.isSuccess) {
    return (
      <div className="space-y-4">
        <div
          ref={focusOnMount}
          tabIndex={-1}
          role="status"
          className="flex gap-3.5 rounded-card bg-leaf-soft p-4 text-leaf-ink outline-none"
        >
          <MailCheck size={26} aria-hidden="true" className="mt-0.5 shrink-0" />
          <div className="min-w-0">
            <p className="font-name font-semibold">{words.sentTitle}</p>
            <p className="[overflow-wrap:anywhere]">{words.sentText(email.trim())}</p>
          </div>
        </div>
        {back}
      </div>
    )
  }
  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={event => {
        event.preventDefault()
        if (!asking.isPending) send()
      }}
    >
      <p className="text-ink-soft">{words.forgotText}</p>
      <Field
        label={authWords.email}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={event => setEmail(event.target.value)}
        disabled={asking.isPending}
      />
      <FormFault text={fault ?? asking.error?.message} />
      <Button type="submit" size="large" busy={asking.isPending} className="w-full">
        {words.sendLink}
      </Button>
      {back}
    </form>
  )
}
