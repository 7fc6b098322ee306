import { useEffect, useRef } from 'react'
import { isGrowthSpurt } from '#pet/web/growth-spurt.ts'
import type { Cue } from '../answers/cues.ts'
import { give } from '../answers/cues.ts'

/** What a level that has gone up is worth; nothing while none is known. */
export function cueOf(before: number | undefined, after: number | undefined): Cue | undefined {
  if (before === undefined || after === undefined || after <= before) return undefined
  return isGrowthSpurt(before, after) ? 'evolution' : 'level-up'
}

/** Lets it be heard and felt when the pet has grown. */
export function useGrowthCue(level: number | undefined): void {
  const before = useRef(level)
  useEffect(() => {
    const cue = cueOf(before.current, level)
    if (level !== undefined) before.current = level
    if (cue) give(cue)
  }, [level])
}
