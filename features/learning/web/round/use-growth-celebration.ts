import { useEffect, useRef } from 'react'
import { isGrowthSpurt } from '#pet/web/growth-spurt.ts'
import type { Celebration } from '../answers/celebrate.ts'
import { celebrate } from '../answers/celebrate.ts'

/** What a level that has gone up is worth; nothing while none is known. */
export function celebrationFor(before: number | undefined, after: number | undefined): Celebration | undefined {
  if (before === undefined || after === undefined || after <= before) return undefined
  return isGrowthSpurt(before, after) ? 'evolution' : 'level-up'
}

/** Lets it be heard and felt when the pet has grown. */
export function useGrowthCelebration(level: number | undefined): void {
  const before = useRef(level)
  useEffect(() => {
    const cue = celebrationFor(before.current, level)
    if (level !== undefined) before.current = level
    if (cue) celebrate(cue)
  }, [level])
}
