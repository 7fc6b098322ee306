import { useEffect, useState } from 'react'
import { onFirstInteraction } from './first-interaction.ts'

let alive = false

/** True once the visitor has interacted with the page. */
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
