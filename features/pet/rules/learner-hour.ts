/** The hour of the learner's own clock, 0 to 23; an unknown zone counts as UTC. */
export function learnerHour(now: Date, timeZone: string): number {
  try {
    return hourIn(now, timeZone)
  } catch {
    return hourIn(now, 'UTC')
  }
}

function hourIn(now: Date, timeZone: string): number {
  return Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(now))
}
