import { type FreeTimer, freeSeconds, lastMinute, lowTime, remainingOf } from './free-timer.ts'

export type TimeLook = 'member' | 'plenty' | 'low' | 'last'

/** How the badge looks (SPEC §4, *Free-time badge*). */
export interface TimeShown {
  look: TimeLook
  /** `m:ss`; undefined for a member, and while the timer is paused. */
  left: string | undefined
  paused: boolean
  /** Width of the bar, 0 to 1. */
  share: number
}

/** What the badge shows of the timer: members their standing, others the time that is left, or that it is paused. */
export function timeShown(timer: FreeTimer): TimeShown {
  if (timer.isSubscribed) return { look: 'member', left: undefined, paused: false, share: 1 }
  const left = remainingOf(timer)
  const paused = timer.isPaused && !timer.hasReachedLimit
  return {
    look: left <= lastMinute ? 'last' : left <= lowTime ? 'low' : 'plenty',
    left: paused ? undefined : minutes(left),
    paused,
    share: Math.min(1, left / freeSeconds),
  }
}

/** Seconds as `m:ss`. */
export function minutes(seconds: number): string {
  const whole = Math.ceil(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
