import { Field } from '#kit/ui/field.tsx'

/** Hides the digits, and shows number keys on phones. */
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
      // Not the account's password, so browsers must neither suggest nor save it.
      autoComplete="one-time-code"
      maxLength={8}
      value={value}
      onChange={event => onType(event.target.value.replace(/[^0-9]/g, ''))}
    />
  )
}
