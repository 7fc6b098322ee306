/** The page's free-time timer (SPEC §4): it shows the time between reports from the server, which keeps it. */
export interface FreeTimer {
  /** Active seconds so far. */
  readonly total: number
  /** Free seconds: 600, or more if the server allows more. */
  readonly limit: number
  readonly isPaused: boolean
  readonly hasReachedLimit: boolean
  readonly isSubscribed: boolean
  /** The page isn't visible. */
  readonly hidden: boolean
  /** When the learner was last active, in milliseconds of the clock of the events. */
  readonly activeAt: number
  /** How often the dialog was called for: once when the limit is reached, and whenever a call is refused. */
  readonly raised: number
  /** The server has reported at least once. */
  readonly known: boolean
  /** Time is reported even when it doesn't count here, because a grown-up sees it: a member's, or time beyond the limit. */
  readonly watched: boolean
  /** Seconds counted since the last heartbeat. */
  readonly unsent: number
}

export type TimerEvent =
  /** A second has passed. */
  | { type: 'tick'; now: number }
  /** Mouse, keyboard, scroll or touch. */
  | { type: 'activity'; now: number }
  | { type: 'hidden' }
  | { type: 'visible'; now: number }
  /** A reply brought the server's count; `remaining` in seconds. */
  | { type: 'reported'; remaining: number; reached: boolean; subscribed: boolean }
  /** A call was refused because the free time is used up. */
  | { type: 'refused' }
  | { type: 'subscribed' }
  /** A grown-up wants to see the learner's time, or no longer does. */
  | { type: 'watched'; watched: boolean }
  | { type: 'reset' }
  /** A heartbeat was sent. */
  | { type: 'heartbeat-sent' }

export const freeSeconds = 600
/** Milliseconds without activity after which the timer pauses. */
export const idleAfter = 120_000
/** Seconds between two heartbeats. */
export const heartbeatEvery = 15
/** Seconds at or below which the badge warns. */
export const lowTime = 120
export const lastMinute = 60

/** The timer as it starts from the stored time; the limit flag is set if that is at or over the limit. */
export function startTimer(
  stored: { total: number; subscribed: boolean },
  { now, hidden }: { now: number; hidden: boolean },
): FreeTimer {
  return {
    total: stored.total,
    limit: freeSeconds,
    isPaused: hidden,
    hasReachedLimit: !stored.subscribed && stored.total >= freeSeconds,
    isSubscribed: stored.subscribed,
    hidden,
    activeAt: now,
    raised: 0,
    known: false,
    watched: false,
    unsent: 0,
  }
}

export function remainingOf({ total, limit }: FreeTimer): number {
  return Math.max(0, limit - total)
}

/** Whether the timer counts: the learner is active and has free time left. */
export function isRunning({ isPaused, isSubscribed, hasReachedLimit }: FreeTimer): boolean {
  return !isPaused && !isSubscribed && !hasReachedLimit
}

/** Whether heartbeats report the time: it counts, or a grown-up watches it. */
export function isReported(timer: FreeTimer): boolean {
  return isRunning(timer) || (timer.watched && !timer.isPaused)
}

/** The timer after an event. */
export function timerAfter(timer: FreeTimer, event: TimerEvent): FreeTimer {
  switch (event.type) {
    case 'tick':
      if (!isReported(timer)) return timer
      if (event.now - timer.activeAt >= idleAfter) return { ...timer, isPaused: true }
      if (!isRunning(timer)) return { ...timer, unsent: timer.unsent + 1 }
      return atLimit({ ...timer, total: timer.total + 1, unsent: timer.unsent + 1 })
    case 'activity':
      return { ...timer, activeAt: event.now, isPaused: timer.hidden }
    case 'hidden':
      return { ...timer, hidden: true, isPaused: true }
    case 'visible':
      return { ...timer, hidden: false, isPaused: false, activeAt: event.now }
    case 'reported':
      return reported(timer, event)
    case 'refused':
      if (timer.isSubscribed) return timer
      return { ...timer, total: timer.limit, hasReachedLimit: true, raised: timer.raised + 1 }
    case 'subscribed':
      return { ...timer, isSubscribed: true, hasReachedLimit: false }
    case 'watched':
      return { ...timer, watched: event.watched }
    case 'reset':
      return { ...timer, total: 0, hasReachedLimit: false }
    case 'heartbeat-sent':
      return { ...timer, unsent: 0 }
  }
}

/** Calls for the dialog when counting reaches the limit, unless that happened before. */
function atLimit(timer: FreeTimer): FreeTimer {
  if (timer.total < timer.limit) return timer
  return { ...timer, total: timer.limit, hasReachedLimit: true, raised: Math.max(1, timer.raised) }
}

/** The server's count replaces the page's, unless they differ by a second at most, which is just network delay. */
function reported(timer: FreeTimer, { remaining, reached, subscribed }: TimerEvent & { type: 'reported' }): FreeTimer {
  const limit = Math.max(freeSeconds, remaining)
  const near = limit === timer.limit && !reached && Math.abs(remainingOf(timer) - remaining) <= 1
  const total = near && !timer.hasReachedLimit ? timer.total : limit - remaining
  const hasReachedLimit = reached && !subscribed
  // Reached while this page was open, here or elsewhere. A page opened beyond the limit waits until a call is refused.
  const justReached = hasReachedLimit && timer.known && !timer.hasReachedLimit && !timer.isSubscribed
  const raised = justReached ? Math.max(1, timer.raised) : timer.raised
  return { ...timer, limit, total, hasReachedLimit, isSubscribed: subscribed, known: true, raised }
}
