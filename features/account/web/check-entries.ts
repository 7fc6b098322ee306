import { minPasswordLength } from '#account/rules/password-length.ts'
import { words } from '#account/words.ts'

/** The fields of the sign-up form. */
export interface SignUpEntries {
  email: string
  username: string
  password: string
  confirmation: string
}

/** The first error of a sign-in form, or undefined if it can be sent (SPEC §5). */
export function faultOfSignIn(entries: { email: string; password: string }): string | undefined {
  return entries.email.trim() && entries.password ? undefined : words.fillInAllFields
}

/** The first error of a sign-up form, or undefined if it can be sent (SPEC §5). */
export function faultOfSignUp({ email, username, password, confirmation }: SignUpEntries): string | undefined {
  if (!email.trim() || !username.trim()) return words.fillInAllFields
  return faultOfNewPassword({ password, confirmation })
}

/** The first error of a new password and its repetition, or undefined. */
export function faultOfNewPassword({
  password,
  confirmation,
}: Pick<SignUpEntries, 'password' | 'confirmation'>): string | undefined {
  if (!password) return words.fillInAllFields
  if (password !== confirmation) return words.passwordsDiffer
  if (password.length < minPasswordLength) return words.passwordTooShort
  return undefined
}
