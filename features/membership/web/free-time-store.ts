import type { FreeTimeStatus } from '#account/contract.ts'
import { call } from '#kit/contract/call.ts'
import { signOutTasks } from '#kit/ui/sign-out-tasks.ts'
import { heartbeat } from '#membership/contract.ts'
import {
  type FreeTimer,
  heartbeatEvery,
  isRunning,
  isTold,
  startTimer,
  type TimerEvent,
  timerAfter,
} from '#membership/rules/free-timer.ts'
import { type TimeShown, timeShown } from '#membership/rules/time-look.ts'
import { forgetTime, keepTime, keptTime } from './kept-time.ts'

const signs = ['mousemove', 'mousedown', 'keydown', 'scroll', 'wheel', 'touchstart', 'touchmove'] as const

/** What is shown of the timer, and how often its flag was raised. */
export type Shown = TimeShown & Pick<FreeTimer, 'raised'>

let timer = startTimer({ total: 0, subscribed: false }, { now: 0, hidden: false })
let shown: Shown = { ...timeShown(timer), raised: 0 }
/** Whoever it ran for has signed out: what a last second adds is not kept. */
let gone = false
const watchers = new Set<() => void>()

function tell(event: TimerEvent): void {
  const before = timer
  timer = timerAfter(before, event)
  const changed = timer.total !== before.total || timer.isSubscribed !== before.isSubscribed
  if (changed && !gone) keepTime(timer)
  const next = { ...timeShown(timer), raised: timer.raised }
  if (JSON.stringify(next) !== JSON.stringify(shown)) {
    shown = next
    for (const watcher of watchers) watcher()
  }
  heart(before)
}

/** Tells the server that the timer runs, each quarter of a minute, and when it begins and ends to. */
function heart(before: FreeTimer): void {
  const stopped = isRunning(before) && !isRunning(timer)
  const resumed = before.isPaused && !timer.isPaused && (!timer.isSubscribed || timer.watched)
  if (isTold(before) && timer.isPaused) beat('pause')
  else if (resumed || (stopped && timer.hasReachedLimit && before.total < timer.total)) beat('active')
  else if (timer.untold >= heartbeatEvery) beat('active')
}

function beat(state: 'active' | 'pause'): void {
  timer = timerAfter(timer, { type: 'telling' })
  if (!navigator.onLine) return
  // A pause is often the last thing that a page says.
  void call(heartbeat, { body: { state }, keepalive: true })
}

const told = ({ remainingFreeTime, hasReachedLimit, isSubscribed }: FreeTimeStatus): TimerEvent => ({
  type: 'told',
  remaining: remainingFreeTime,
  reached: hasReachedLimit,
  subscribed: isSubscribed,
})

/**
 * Starts the timer for a learner, with what was stored, corrected by what the server has said.
 *
 * @returns stops it
 */
export function runFreeTimer(session: FreeTimeStatus): () => void {
  gone = false
  timer = startTimer(keptTime(), { now: performance.now(), hidden: document.hidden })
  tell(told(session))
  if (isRunning(timer)) beat('active')
  const seen = () => (document.hidden ? tell({ type: 'hidden' }) : tell({ type: 'visible', now: performance.now() }))
  const sign = () => tell({ type: 'activity', now: performance.now() })
  const left = () => tell({ type: 'hidden' })
  const clock = setInterval(() => tell({ type: 'tick', now: performance.now() }), 1000)
  document.addEventListener('visibilitychange', seen)
  window.addEventListener('pagehide', left)
  window.addEventListener('pageshow', seen)
  for (const each of signs) window.addEventListener(each, sign, { passive: true, capture: true })
  return () => {
    clearInterval(clock)
    document.removeEventListener('visibilitychange', seen)
    window.removeEventListener('pagehide', left)
    window.removeEventListener('pageshow', seen)
    for (const each of signs) window.removeEventListener(each, sign, { capture: true })
  }
}

/** What is to be shown, as a store; and what a screen may tell. */
export const freeTime = {
  subscribe(watcher: () => void): () => void {
    watchers.add(watcher)
    return () => void watchers.delete(watcher)
  },
  read: () => shown,
  /** The learner has just become a member; the server's next word counts. */
  markSubscribed: () => tell({ type: 'subscribed' }),
  /** Somebody wants to know how long the learner is there, members too. */
  watch: (watched: boolean) => tell({ type: 'watched', watched }),
  /** A reply brought the server's count. */
  noteStatus: (status: FreeTimeStatus) => tell(told(status)),
  /** A call was refused because the free time is used up. */
  noteRefusal: () => tell({ type: 'refused' }),
  /** Starts over on this page alone, until the server says how it stands. */
  reset: () => {
    tell({ type: 'reset' })
    forgetTime()
  },
}

signOutTasks.after(async () => {
  gone = true
  forgetTime()
})
