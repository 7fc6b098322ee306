/** Counts how long something is in sight. Times are milliseconds of one clock. */
export interface SeenClock {
  /** Tells that it came into sight or went out of it. */
  see(visible: boolean, now: number): void
  /** Seconds in sight so far. */
  seconds(now: number): number
}

/** A clock that starts at `now` if the thing is in sight then. */
export function seenClock(visible: boolean, now: number): SeenClock {
  let before = 0
  let since = visible ? now : undefined
  const soFar = (at: number) => before + (since === undefined ? 0 : Math.max(0, at - since))
  return {
    see(inSight, at) {
      before = soFar(at)
      since = inSight ? at : undefined
    },
    seconds: at => soFar(at) / 1000,
  }
}
