import * as z from 'zod'
import { words } from '../words.ts'
import { minPasswordLength } from './password-length.ts'

/** Control characters, line breaks, direction marks, fillers and other characters that are invisible or reverse text. */
const unreadable =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\u2800\u3164\ufeff\uffa0]/u
const seen = /[\p{L}\p{N}\p{P}\p{S}]/u

/** Whether a name displays as it was typed: it has a visible character, and none that is invisible or reverses text. */
export function isReadable(name: string): boolean {
  return seen.test(name) && !unreadable.test(name)
}

const filled = z.string(words.fillInAllFields)

/** An address with one @, no spaces and a dot in its host. Only a mail can tell whether it exists. */
export const emailShape = filled
  .trim()
  .min(1, words.fillInAllFields)
  .max(254, words.emailUnreadable)
  .regex(/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/u, words.emailUnreadable)

export const usernameShape = filled
  .trim()
  .min(1, words.fillInAllFields)
  .max(40, words.usernameTooLong)
  .refine(isReadable, words.usernameUnreadable)

/** Spaces and all scripts are allowed, and nothing is trimmed or cut (OWASP ASVS 5.0, 6.2.8). */
export const passwordShape = filled
  .min(1, words.fillInAllFields)
  .min(minPasswordLength, words.passwordTooShort)
  .max(128, words.passwordTooLong)

/** The token of a mailed link; anything longer can't be one. */
export const linkTokenShape = z.string(words.linkEnded).max(100, words.linkEnded)

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

export const timeZoneShape = z
  .string(words.timeZoneUnknown)
  .max(64, words.timeZoneUnknown)
  .refine(isTimeZone, words.timeZoneUnknown)

/** The key of an address: spellings that differ only in case or letter width are one account. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase()
}
