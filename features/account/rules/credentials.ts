import * as z from 'zod'
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

/** Spaces and every script are kept as typed: nothing is trimmed or cut (OWASP ASVS 5.0, 6.2.8). */
export const passwordShape = filled
  .min(1, words.fillInAllFields)
  .min(8, words.passwordTooShort)
  .max(128, words.passwordTooLong)

/** What a link from a mail carries: anything else can not have been one. */
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

/** Two spellings of one address are one account: case and width of letters do not matter. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase()
}
