import * as z from 'zod/mini'
import { words } from '../words.ts'

const digits = /^[0-9]{4,8}$/

/** A grown-up's PIN: 4 to 8 digits, as typed. */
export const pinShape = z.string(words.pinShape).check(z.regex(digits, words.pinShape))

/** The same for the page, which has no schemas. */
export function isPin(typed: string): boolean {
  return digits.test(typed)
}

/** Minutes for which a right PIN opens what is a grown-up's. */
export const passMinutes = 15

/** Until when a pass that begins now is good. */
export function passUntil(now: Date): Date {
  return new Date(now.getTime() + passMinutes * 60_000)
}
