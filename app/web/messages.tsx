import { useSyncExternalStore } from 'react'
import { optionalComponent } from '#kit/ui/lazy-component.tsx'
import { toastStore } from '#kit/ui/toast-store.ts'
import { useHasInteracted } from '#kit/ui/use-has-interacted.ts'
import { words } from './words.ts'

const Toaster = optionalComponent(() => import('#kit/ui/toaster.tsx').then(part => part.Toaster))

/**
 * The place of short messages. Its code comes with the first sign of life on the page, so that the place is there
 * before its first message and screen readers hear of it; or with a message that nobody asked for.
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
