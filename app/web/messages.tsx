import { useSyncExternalStore } from 'react'
import { optionalComponent } from '#kit/ui/lazy-component.tsx'
import { toastStore } from '#kit/ui/toast-store.ts'
import { useHasInteracted } from '#kit/ui/use-has-interacted.ts'
import { words } from './words.ts'

const Toaster = optionalComponent(() => import('#kit/ui/toaster.tsx').then(part => part.Toaster))

/**
 * Shows toasts. The code loads on the first interaction, so that screen readers know the live region before its first
 * toast, or with a toast that comes earlier.
 */
export function Messages() {
  const alive = useHasInteracted()
  const told = useSyncExternalStore(
    toastStore.subscribe,
    () => toastStore.read().length > 0,
    () => false,
  )
  if (!alive && !told) return null
  return <Toaster label={words.toasts} dismissLabel={words.dismiss} />
}
