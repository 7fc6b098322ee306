import { useCallback, useEffect, useRef } from 'react'
import type { SeenClock } from './seen-clock.ts'
import { seenClock } from './seen-clock.ts'

/** Returns a function that gives the seconds since mounting, without those in which the page was hidden. */
export function useSeenClock(): () => number {
  const clock = useRef<SeenClock>(undefined)
  useEffect(() => {
    const visible = () => document.visibilityState === 'visible'
    const counting = seenClock(visible(), performance.now())
    clock.current = counting
    const onChange = () => counting.see(visible(), performance.now())
    document.addEventListener('visibilitychange', onChange)
    return () => document.removeEventListener('visibilitychange', onChange)
  }, [])
  return useCallback(() => clock.current?.seconds(performance.now()) ?? 0, [])
}
