/** The same day and time a month later, or that month's last day where it is shorter (UTC). */
export function monthAfter(date: Date): Date {
  const later = new Date(date)
  later.setUTCDate(1)
  later.setUTCMonth(later.getUTCMonth() + 1)
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate()
  later.setUTCDate(Math.min(date.getUTCDate(), lastDay))
  return later
}
