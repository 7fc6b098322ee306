import { useEffect, useState } from 'react'
import type { Reaction } from '#pet/web/motions.ts'

const cheerMs = 2000

/** What the pet does in a break, for two seconds at a time. */
export function useCheer() {
  const [cheer, setCheer] = useState<Reaction | null>(null)
  useEffect(() => {
    if (cheer === null) return
    const timer = setTimeout(() => setCheer(null), cheerMs)
    return () => clearTimeout(timer)
  }, [cheer])
  return [cheer, setCheer] as const
}
