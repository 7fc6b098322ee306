import { useCallback, useEffect, useRef, useState } from 'react'

/** Something that is shown for a while. */
export interface Fleeting<T> {
  readonly id: number
  readonly what: T
}

/** Items that disappear by themselves: `show` adds some for a number of milliseconds, `drop` removes one early. */
export function useFleeting<T>() {
  const [shown, setShown] = useState<readonly Fleeting<T>[]>([])
  const next = useRef(1)
  const timers = useRef(new Set<number>())
  useEffect(() => {
    const running = timers.current
    return () => {
      for (const timer of running) window.clearTimeout(timer)
    }
  }, [])
  const drop = useCallback((id: number) => setShown(now => now.filter(each => each.id !== id)), [])
  const show = useCallback((list: readonly T[], ms: number) => {
    const fresh = list.map(what => ({ id: next.current++, what }))
    const ids = new Set(fresh.map(({ id }) => id))
    setShown(now => [...now, ...fresh])
    const timer = window.setTimeout(() => {
      timers.current.delete(timer)
      setShown(now => now.filter(({ id }) => !ids.has(id)))
    }, ms)
    timers.current.add(timer)
  }, [])
  return { shown, show, drop }
}
