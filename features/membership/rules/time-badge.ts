import { type FreeTimer, freeSeconds, lastMinute, lowTime, remainingOf } from './free-timer.ts'

export type BadgeLook = 'member' | 'plenty' | 'low' | 'last'

/** How the badge looks (SPEC §4, *Free-time badge*). */
export interface TimeBadge {
  look: BadgeLook
  /** As `m:ss`; undefined for a member and while paused. */
  left: string | undefined
  paused: boolean
  /** Width of the bar, 0 to 1. */
  share: number
}

/** The badge for this timer: "member", or the time left, or that it is paused. */
export function timeBadge(timer: FreeTimer): TimeBadge {
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
