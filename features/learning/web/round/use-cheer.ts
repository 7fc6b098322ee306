import { useCallback, useEffect, useState } from 'react'
import type { Reaction } from '#pet/web/reactions.ts'

const cheerMs = 2000

/** Shows a reaction of the pet for two seconds at a time, until the break is over. */
export function useCheer(first: Reaction, show: (reaction: Reaction | null) => void) {
  const [cheer, setCheer] = useState<Reaction | null>(first)
  useEffect(() => {
    show(cheer)
    if (cheer === null) return
    const timer = setTimeout(() => setCheer(null), cheerMs)
    return () => clearTimeout(timer)
  }, [cheer, show])
  useEffect(() => () => show(null), [show])
  return useCallback((reaction: Reaction) => setCheer(reaction), [])
}
