/** The free-time timer of the page (SPEC §4): what a learner sees of the time that the server keeps. */
export interface FreeTimer {
  /** Active seconds so far. */
  readonly total: number
  /** Seconds that are free: 600, or more where the server gives more. */
  readonly limit: number
  readonly isPaused: boolean
  readonly hasReachedLimit: boolean
  readonly isSubscribed: boolean
  /** The page can not be seen. */
  readonly hidden: boolean
  /** Milliseconds, by the clock that is handed in: the last sign of the learner. */
  readonly activeAt: number
  /** How often the flag was raised that the dialog opens at: once when the limit is reached, and whenever a call is refused. */
  readonly raised: number
  /** The server has said how it stands. */
  readonly known: boolean
  /** The server is told of somebody's time although it is not counted here: of a member's, or beyond the limit. */
  readonly watched: boolean
  /** Seconds that passed since the server was last told. */
  readonly untold: number
}

export type TimerEvent =
  /** A second has passed. */
  | { type: 'tick'; now: number }
  /** Mouse, keyboard, scroll or touch. */
  | { type: 'activity'; now: number }
  | { type: 'hidden' }
  | { type: 'visible'; now: number }
  /** The server has said how it stands; `remaining` in seconds. */
  | { type: 'told'; remaining: number; reached: boolean; subscribed: boolean }
  /** A call was refused because the free time is used up. */
  | { type: 'refused' }
  | { type: 'subscribed' }
  /** Somebody wants to know how long the learner is there, or no longer. */
  | { type: 'watched'; watched: boolean }
  | { type: 'reset' }
  /** A heartbeat is on its way. */
  | { type: 'telling' }

export const freeSeconds = 600
/** Milliseconds without a sign of the learner after which the timer pauses. */
export const idleAfter = 120_000
/** Seconds between two heartbeats. */
export const heartbeatEvery = 15
/** Seconds at or below which the badge warns. */
export const lowTime = 120
export const lastMinute = 60

/** The timer as it starts, with what was stored: the limit flag is set where the stored time is at or over the limit. */
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
    untold: 0,
  }
}

export function remainingOf({ total, limit }: FreeTimer): number {
  return Math.max(0, limit - total)
}

/** It counts: somebody is there who has free time to use. */
export function isRunning({ isPaused, isSubscribed, hasReachedLimit }: FreeTimer): boolean {
  return !isPaused && !isSubscribed && !hasReachedLimit
}

/** The server hears of it: it counts, or somebody wants to know. */
export function isTold(timer: FreeTimer): boolean {
  return isRunning(timer) || (timer.watched && !timer.isPaused)
}

/** The timer after something has happened. */
export function timerAfter(timer: FreeTimer, event: TimerEvent): FreeTimer {
  switch (event.type) {
    case 'tick':
      if (!isTold(timer)) return timer
      if (event.now - timer.activeAt >= idleAfter) return { ...timer, isPaused: true }
      if (!isRunning(timer)) return { ...timer, untold: timer.untold + 1 }
      return atLimit({ ...timer, total: timer.total + 1, untold: timer.untold + 1 })
    case 'activity':
      return { ...timer, activeAt: event.now, isPaused: timer.hidden }
    case 'hidden':
      return { ...timer, hidden: true, isPaused: true }
    case 'visible':
      return { ...timer, hidden: false, isPaused: false, activeAt: event.now }
    case 'told':
      return told(timer, event)
    case 'refused':
      if (timer.isSubscribed) return timer
      return { ...timer, total: timer.limit, hasReachedLimit: true, raised: timer.raised + 1 }
    case 'subscribed':
      return { ...timer, isSubscribed: true, hasReachedLimit: false }
    case 'watched':
      return { ...timer, watched: event.watched }
    case 'reset':
      return { ...timer, total: 0, hasReachedLimit: false }
    case 'telling':
      return { ...timer, untold: 0 }
  }
}

/** The limit is reached by counting: the flag is raised, unless it was before. */
function atLimit(timer: FreeTimer): FreeTimer {
  if (timer.total < timer.limit) return timer
  return { ...timer, total: timer.limit, hasReachedLimit: true, raised: Math.max(1, timer.raised) }
}

/** The server's figure takes the place of the page's; a second more or less is the way of the message. */
function told(timer: FreeTimer, { remaining, reached, subscribed }: TimerEvent & { type: 'told' }): FreeTimer {
  const limit = Math.max(freeSeconds, remaining)
  const near = limit === timer.limit && !reached && Math.abs(remainingOf(timer) - remaining) <= 1
  const total = near && !timer.hasReachedLimit ? timer.total : limit - remaining
  const hasReachedLimit = reached && !subscribed
  // Reached while this page was open, here or elsewhere; one that opens beyond the limit is told so where it wants to learn.
  const justReached = hasReachedLimit && timer.known && !timer.hasReachedLimit && !timer.isSubscribed
  const raised = justReached ? Math.max(1, timer.raised) : timer.raised
  return { ...timer, limit, total, hasReachedLimit, isSubscribed: subscribed, known: true, raised }
}
