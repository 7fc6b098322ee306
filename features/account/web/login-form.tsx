import { useState } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Field } from '#kit/ui/field.tsx'
import { authWords } from './auth-words.ts'
import { faultOfSignIn } from './check-entries.ts'
import { FormFault, tellValidationFault } from './form-fault.tsx'
import { recoveryWords } from './recovery-words.ts'
import { useSignIn } from './sign-in.ts'

/** E-mail and password. */
export function LoginForm({ onSignedIn, onForgot }: { onSignedIn: () => void; onForgot: () => void }) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()
  const entering = useSignIn(onSignedIn)
  const busy = entering.isPending

  const send = () => {
    const found = faultOfSignIn({ email, password })
    setFault(found)
    tellValidationFault(found)
    if (found) return
    entering.mutate({ email, password })
  }

  return (
    <form
      noValidate
      className="space-y-4"
      onSubmit={event => {
        event.preventDefault()
        if (!busy) send()
      }}
    >
      <Field
        label={authWords.email}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={event => setEmail(event.target.value)}
        disabled={busy}
      />
      <Field
        label={authWords.password}
        type="password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={event => setPassword(event.target.value)}
        disabled={busy}
      />
      <FormFault text={fault ?? entering.error?.message} />
      <Button type="submit" size="large" busy={busy} className="w-full">
        {authWords.login}
      </Button>
      <Button kind="quiet" className="w-full" onClick={onForgot}>
        {recoveryWords.forgot}
      </Button>
    </form>
  )
}
