import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { authWords } from './auth-words.ts'
import type { SignUpEntries } from './check-entries.ts'
import { faultOfSignUp } from './check-entries.ts'
import { FormFault, tellValidationFault } from './form-fault.tsx'
import { useSignUp } from './sign-in.ts'

const blank: SignUpEntries = { email: '', username: '', password: '', confirmation: '' }

/** E-mail, username, and the password twice. */
export function SignUpForm({ onSignedIn }: { onSignedIn: () => void }) {
  const [entries, setEntries] = useState(blank)
  const [fault, setFault] = useState<string>()
  const entering = useSignUp(onSignedIn)
  const busy = entering.isPending

  const field = (name: keyof SignUpEntries) => ({
    name,
    value: entries[name],
    disabled: busy,
    onChange: (event: { target: { value: string } }) => setEntries({ ...entries, [name]: event.target.value }),
  })

  const send = () => {
    const found = faultOfSignUp(entries)
    setFault(found)
    tellValidationFault(found)
    if (found) return
    entering.mutate({ email: entries.email, username: entries.username, password: entries.password })
  }

  return (
    <form
      noValidate
      className="space-y-3 sm:space-y-4"
      onSubmit={event => {
        event.preventDefault()
        if (!busy) send()
      }}
    >
      <Field label={authWords.email} type="email" autoComplete="email" {...field('email')} />
      <Field label={authWords.username} autoComplete="nickname" maxLength={40} {...field('username')} />
      <Field
        label={authWords.password}
        type="password"
        autoComplete="new-password"
        hint={authWords.passwordHint}
        {...field('password')}
      />
      <Field label={authWords.confirmPassword} type="password" autoComplete="new-password" {...field('confirmation')} />
      <FormFault text={fault ?? entering.error?.message} />
      <Button type="submit" size="large" busy={busy} className="w-full">
        {authWords.createAccount}
      </Button>
    </form>
  )
}
