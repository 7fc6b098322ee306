import { words } from '#account/words.ts'

/** What a person typed into the sign-up form. */
export interface SignUpEntries {
  email: string
  username: string
  password: string
  confirmation: string
}

/** The first fault of a sign-in form in words, or undefined when it can be sent (SPEC §5). */
export function faultOfSignIn(entries: { email: string; password: string }): string | undefined {
  return entries.email.trim() && entries.password ? undefined : words.fillInAllFields
}

/** The first fault of a sign-up form in words, or undefined when it can be sent (SPEC §5). */
export function faultOfSignUp({ email, username, password, confirmation }: SignUpEntries): string | undefined {
  if (!email.trim() || !username.trim()) return words.fillInAllFields
  return faultOfNewPassword({ password, confirmation })
}

/** The first fault of a new password that was typed twice, in words, or undefined. */
export function faultOfNewPassword({
  password,
  confirmation,
}: Pick<SignUpEntries, 'password' | 'confirmation'>): string | undefined {
  if (!password) return words.fillInAllFields
  if (password !== confirmation) return words.passwordsDiffer
  if (password.length < 8) return words.passwordTooShort
  return undefined
}
