import { useEffect, useState } from 'react'
import { onFirstInteraction } from './first-interaction.ts'

let alive = false

/** Whether somebody has done anything on the page yet. */
export function useHasInteracted(): boolean {
  const [seen, setSeen] = useState(alive)
  useEffect(
    () =>
      seen
        ? undefined
        : onFirstInteraction(() => {
            alive = true
            setSeen(true)
          }),
    [seen],
  )
  return seen
}
