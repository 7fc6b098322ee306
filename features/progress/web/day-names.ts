import { pageLocale } from '#kit/ui/page-locale.ts'

const format = (options: Intl.DateTimeFormatOptions) => {
  const made = new Intl.DateTimeFormat(pageLocale(), { timeZone: 'UTC', ...options })
  return (day: string) =>
    made.format(new Date(day.length === 7 ? `${day}-01T00:00:00Z` : `${day.slice(0, 10)}T00:00:00Z`))
}

/** `Thursday` */
export const weekdayName = format({ weekday: 'long' })
/** `Thu` */
export const shortWeekday = format({ weekday: 'short' })
/** `Thursday 12 March` of a day or an ISO time. */
export const longDay = format({ weekday: 'long', day: 'numeric', month: 'long' })
/** `12 March` */
export const dayAndMonth = format({ day: 'numeric', month: 'long' })
/** `Mar` of a day or of `YYYY-MM`. */
export const shortMonth = format({ month: 'short' })
/** `March 2026` */
export const monthAndYear = format({ month: 'long', year: 'numeric' })
