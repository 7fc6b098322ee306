import { useEffect, useRef } from 'react'
import { isGrowthSpurt } from '#pet/web/growth-spurt.ts'
import type { Celebration } from '../answers/celebrate.ts'
import { celebrate } from '../answers/celebrate.ts'

/** The celebration for a level-up; undefined if there was none. */
export function celebrationFor(before: number | undefined, after: number | undefined): Celebration | undefined {
  if (before === undefined || after === undefined || after <= before) return undefined
  return isGrowthSpurt(before, after) ? 'evolution' : 'level-up'
}

/** Celebrates when the pet's level rises. */
export function useGrowthCelebration(level: number | undefined): void {
  const before = useRef(level)
  useEffect(() => {
    const cue = celebrationFor(before.current, level)
    if (level !== undefined) before.current = level
    if (cue) celebrate(cue)
  }, [level])
}
