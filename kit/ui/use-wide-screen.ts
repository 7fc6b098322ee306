import { useSyncExternalStore } from 'react'

const wide = typeof matchMedia === 'function' ? matchMedia('(min-width: 64rem)') : undefined

function subscribe(listener: () => void) {
  wide?.addEventListener('change', listener)
  return () => wide?.removeEventListener('change', listener)
}

/** Whether a second column fits (1024 px and wider). */
export function useWideScreen(): boolean {
  return useSyncExternalStore(subscribe, () => wide?.matches ?? true)
}
