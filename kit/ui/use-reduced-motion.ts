import { useSyncExternalStore } from 'react'

const query = () => matchMedia('(prefers-reduced-motion: reduce)')

/** Whether this person has asked for less motion; not yet known in what is rendered ahead. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    listener => {
      const asked = query()
      asked.addEventListener('change', listener)
      return () => asked.removeEventListener('change', listener)
    },
    () => query().matches,
    () => false,
  )
}
