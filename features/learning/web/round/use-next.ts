import { useEffect, useRef } from 'react'

/**
 * A choice shows its explanation and leads the keyboard on to Next; so does a “Send again” that got through. Coming back
 * to an answered question does neither.
 *
 * @returns the places of the explanation and of Next
 */
export function useNext(locked: boolean, failed: boolean) {
  const explained = useRef<HTMLDivElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const before = useRef({ locked, failed })
  useEffect(() => {
    const was = before.current
    before.current = { locked, failed }
    if (!locked) return
    if (!was.locked) explained.current?.scrollIntoView({ block: 'nearest' })
    if (!was.locked || (was.failed && !failed)) next.current?.focus({ preventScroll: true })
  }, [locked, failed])
  return { explained, next }
}
