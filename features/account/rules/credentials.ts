import * as z from 'zod/mini'
import { words } from '../words.ts'

/** Control characters, line breaks, direction marks, fillers and other characters that show as nothing or turn text around. */
const unreadable =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\u2800\u3164\ufeff\uffa0]/u
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Whether a name can be seen as it was typed: something in it shows, and nothing in it hides or turns text around. */
export function isReadable(name: string): boolean {
  return seen.test(name) && !unreadable.test(name)
}

const filled = z.string(words.fillInAllFields)

/** An address with one @, no spaces and a dot in its host: whether it exists only a mail can tell. */
export const emailShape = filled.check(
  z.trim(),
  z.minLength(1, words.fillInAllFields),
  z.maxLength(254, words.emailUnreadable),
  z.regex(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/u, words.emailUnreadable),
)

export const usernameShape = filled.check(
  z.trim(),
  z.minLength(1, words.fillInAllFields),
  z.maxLength(40, words.usernameTooLong),
  z.refine(isReadable, words.usernameUnreadable),
)

/** Spaces and every script are kept as typed: nothing is trimmed or cut (OWASP ASVS 5.0, 6.2.8). */
export const passwordShape = filled.check(
  z.minLength(1, words.fillInAllFields),
  z.minLength(8, words.passwordTooShort),
  z.maxLength(128, words.passwordTooLong),
)

/** What a link from a mail carries: anything else can not have been one. */
export const linkTokenShape = z.string(words.linkEnded).check(z.maxLength(100, words.linkEnded))

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

export const timeZoneShape = z
  .string(words.timeZoneUnknown)
  .check(z.maxLength(64, words.timeZoneUnknown), z.refine(isTimeZone, words.timeZoneUnknown))

/** Two spellings of one address are one account: case and width of letters do not matter. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase()
}
