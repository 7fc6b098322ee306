import { Field } from '#kit/ui/field.tsx'
import { authWords } from './auth-words.ts'
import { recoveryWords as words } from './recovery-words.ts'

export interface NewPassword {
  password: string
  confirmation: string
}

/** The fields for a new password and its repetition. */
export function NewPasswordFields({
  entries,
  onChange,
  disabled,
}: {
  entries: NewPassword
  onChange: (entries: NewPassword) => void
  disabled: boolean
}) {
  const field = (name: keyof NewPassword) => ({
    name,
    type: 'password',
    autoComplete: 'new-password',
    value: entries[name],
    disabled,
    onChange: (event: { target: { value: string } }) => onChange({ ...entries, [name]: event.target.value }),
  })
  return (
    <>
      <Field label={words.newPassword} hint={authWords.passwordHint} {...field('password')} />
      <Field label={words.repeat} {...field('confirmation')} />
    </>
  )
}
