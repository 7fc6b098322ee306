import { recoveryWords as words } from './recovery-words.ts'

/**
 * When a device was last seen, in words.
 *
 * @param day calendar day as `YYYY-MM-DD`, like `today`
 * @param locale how days are written
 */
export function seenDay(day: string, today: string, locale: string): string {
  const noon = Date.parse(`${day}T12:00:00Z`)
  const ago = Math.round((Date.parse(`${today}T12:00:00Z`) - noon) / 86_400_000)
  if (ago <= 0) return words.seenToday
  if (ago === 1) return words.seenYesterday
  return words.seen(new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(noon))
}
