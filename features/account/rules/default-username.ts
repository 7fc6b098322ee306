import { usernameShape } from './credentials.ts'

/**
 * The name of someone who was never asked for one: their given name, else the part of their e-mail before the @; the first
 * that may be a username. Long ones are cut to what fits.
 */
export function defaultUsername(givenName: string | undefined, email: string): string {
  for (const candidate of [givenName, email.slice(0, email.lastIndexOf('@'))]) {
    const { success, data } = usernameShape.safeParse([...(candidate ?? '').trim()].slice(0, 40).join(''))
    if (success) return data
  }
  return 'Learner'
}
