import type { DayTime } from './time-per-day.ts'

/** One day's bar: whole minutes, and its height as a share of the chart's. */
export interface TimeBar {
  readonly day: string
  readonly minutes: number
  readonly share: number
}

export interface TimeBars {
  readonly bars: readonly TimeBar[]
  /** Minutes of the last day, and of the last seven. */
  readonly today: number
  readonly week: number
  /** Height of the limit line as a share of the chart's; undefined without a limit. */
  readonly limitAt: number | undefined
}

/** Minutes that an empty chart is high. */
const leastTop = 15

/** The days as bars; the chart is as high as the longest day or the limit, whichever is more. */
export function timeBars(days: readonly DayTime[], limit: number | null): TimeBars {
  const inMinutes = days.map(({ day, seconds }) => ({ day, minutes: Math.round(seconds / 60) }))
  const top = Math.max(leastTop, limit ?? 0, ...inMinutes.map(({ minutes }) => minutes))
  const secondsOf = (some: readonly DayTime[]) => some.reduce((sum, { seconds }) => sum + seconds, 0)
  return {
    bars: inMinutes.map(({ day, minutes }) => ({ day, minutes, share: minutes / top })),
    today: inMinutes.at(-1)?.minutes ?? 0,
    week: Math.round(secondsOf(days.slice(-7)) / 60),
    limitAt: limit === null ? undefined : limit / top,
  }
}
