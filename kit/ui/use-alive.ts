import { useEffect, useState } from 'react'
import { onceAlive } from './signs-of-life.ts'

let alive = false

/** Whether somebody has done anything on the page yet. */
export function useAlive(): boolean {
  const [seen, setSeen] = useState(alive)
  useEffect(
    () =>
      seen
        ? undefined
        : onceAlive(() => {
            alive = true
            setSeen(true)
          }),
    [seen],
  )
  return seen
}
