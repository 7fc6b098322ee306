import { useSyncExternalStore } from 'react'

const query = () => matchMedia('(prefers-reduced-motion: reduce)')

/** Whether the user prefers reduced motion; false when prerendering. */
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
