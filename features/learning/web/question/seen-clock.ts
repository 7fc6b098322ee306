/** Measures how long something is visible. Times are milliseconds of one clock. */
export interface SeenClock {
  /** Notes that it became visible or hidden. */
  see(visible: boolean, now: number): void
  /** Seconds visible so far. */
  seconds(now: number): number
}

/** A clock that starts at `now` if the thing is visible then. */
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
