import { Field } from '#kit/ui/field.tsx'

/** Digits that nobody beside can read; a phone shows its number keys. */
export function PinField({
  label,
  hint,
  value,
  onType,
}: {
  label: string
  hint?: string
  value: string
  onType: (pin: string) => void
}) {
  return (
    <Field
      label={label}
      {...(hint === undefined ? {} : { hint })}
      type="password"
      inputMode="numeric"
      pattern="[0-9]*"
      // No password of the account: browsers shall neither offer nor keep it.
      autoComplete="one-time-code"
      maxLength={8}
      value={value}
      onChange={event => onType(event.target.value.replace(/[^0-9]/g, ''))}
    />
  )
}
