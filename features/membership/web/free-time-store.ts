import type { FreeTimeStatus } from '#account/contract.ts'
import { call } from '#kit/contract/call.ts'
import { signOutTasks } from '#kit/ui/sign-out-tasks.ts'
import { heartbeat } from '#membership/contract.ts'
import {
  type FreeTimer,
  heartbeatEvery,
  isReported,
  isRunning,
  startTimer,
  type TimerEvent,
  timerAfter,
} from '#membership/rules/free-timer.ts'
import { type TimeBadge, timeBadge } from '../rules/time-badge.ts'
import { clearStoredTime, readStoredTime, storeTime } from './stored-time.ts'

const activityEvents = ['mousemove', 'mousedown', 'keydown', 'scroll', 'wheel', 'touchstart', 'touchmove'] as const

/** The badge, and how often the dialog was requested. */
export type Shown = TimeBadge & Pick<FreeTimer, 'raised'>

let timer = startTimer({ total: 0, subscribed: false }, { now: 0, hidden: false })
let shown: Shown = { ...timeBadge(timer), raised: 0 }
/** After sign-out, a last tick must not be stored. */
let signedOut = false
const watchers = new Set<() => void>()

function dispatch(event: TimerEvent): void {
  const before = timer
  timer = timerAfter(before, event)
  const changed = timer.total !== before.total || timer.isSubscribed !== before.isSubscribed
  if (changed && !signedOut) storeTime(timer)
  const next = { ...timeBadge(timer), raised: timer.raised }
  if (JSON.stringify(next) !== JSON.stringify(shown)) {
    shown = next
    for (const watcher of watchers) watcher()
  }
  sendHeartbeats(before)
}

/** Sends a heartbeat every 15 seconds while time is reported, and when that starts or stops. */
function sendHeartbeats(before: FreeTimer): void {
  const stopped = isRunning(before) && !isRunning(timer)
  const resumed = before.isPaused && !timer.isPaused && (!timer.isSubscribed || timer.watched)
  if (isReported(before) && timer.isPaused) sendHeartbeat('pause')
  else if (resumed || (stopped && timer.hasReachedLimit && before.total < timer.total)) sendHeartbeat('active')
  else if (timer.unsent >= heartbeatEvery) sendHeartbeat('active')
}

function sendHeartbeat(state: 'active' | 'pause'): void {
  timer = timerAfter(timer, { type: 'heartbeat-sent' })
  if (!navigator.onLine) return
  // `keepalive`, because a pause is often a page's last request.
  void call(heartbeat, { body: { state }, keepalive: true })
}

const statusEvent = ({ remainingFreeTime, hasReachedLimit, isSubscribed }: FreeTimeStatus): TimerEvent => ({
  type: 'reported',
  remaining: remainingFreeTime,
  reached: hasReachedLimit,
  subscribed: isSubscribed,
})

/**
 * Starts the timer with the stored time, corrected by the server's.
 *
 * @returns stops it
 */
export function runFreeTimer(session: FreeTimeStatus): () => void {
  signedOut = false
  timer = startTimer(readStoredTime(), { now: performance.now(), hidden: document.hidden })
  dispatch(statusEvent(session))
  if (isRunning(timer)) sendHeartbeat('active')
  const onVisibilityChange = () =>
    document.hidden ? dispatch({ type: 'hidden' }) : dispatch({ type: 'visible', now: performance.now() })
  const onActivity = () => dispatch({ type: 'activity', now: performance.now() })
  const onPageHide = () => dispatch({ type: 'hidden' })
  const clock = setInterval(() => dispatch({ type: 'tick', now: performance.now() }), 1000)
  document.addEventListener('visibilitychange', onVisibilityChange)
  window.addEventListener('pagehide', onPageHide)
  window.addEventListener('pageshow', onVisibilityChange)
  for (const each of activityEvents) window.addEventListener(each, onActivity, { passive: true, capture: true })
  return () => {
    clearInterval(clock)
    document.removeEventListener('visibilitychange', onVisibilityChange)
    window.removeEventListener('pagehide', onPageHide)
    window.removeEventListener('pageshow', onVisibilityChange)
    for (const each of activityEvents) window.removeEventListener(each, onActivity, { capture: true })
  }
}

/** A store of the timer as shown, and the events that components may send it. */
export const freeTime = {
  subscribe(watcher: () => void): () => void {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  },
  read: () => shown,
  /** The user has just become a member; the server's next report may correct that. */
  markSubscribed: () => dispatch({ type: 'subscribed' }),
  /** A grown-up sees the learner's time, so it is reported for members too. */
  watch: (watched: boolean) => dispatch({ type: 'watched', watched }),
  /** A reply brought the server's count. */
  noteStatus: (status: FreeTimeStatus) => dispatch(statusEvent(status)),
  /** A call was refused because the free time is used up. */
  noteRefusal: () => dispatch({ type: 'refused' }),
  /** Starts over on this page only, until the server's next report. */
  reset: () => {
    dispatch({ type: 'reset' })
    clearStoredTime()
  },
}

signOutTasks.after(async () => {
  signedOut = true
  clearStoredTime()
})
