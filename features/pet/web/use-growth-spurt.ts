import { useEffect, useRef, useState } from 'react'
import { isGrowthSpurt } from './growth-spurt.ts'

const shownMs = 2000

/** True for two seconds after the level has crossed a multiple of five. */
export function useGrowthSpurt(level: number): boolean {
  const last = useRef(level)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (isGrowthSpurt(last.current, level)) setShown(true)
    last.current = level
  }, [level])
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => setShown(false), shownMs)
    return () => clearTimeout(timer)
  }, [shown])
  return shown
}
