import { useSyncExternalStore } from 'react'
import { aside } from '#kit/ui/aside.tsx'
import { toastStore } from '#kit/ui/toast-store.ts'
import { useAlive } from '#kit/ui/use-alive.ts'
import { words } from './words.ts'

const Toaster = aside(() => import('#kit/ui/toaster.tsx').then(part => part.Toaster))

/**
 * The place of short messages. Its code comes with the first sign of life on the page, so that the place is there
 * before its first message and screen readers hear of it; or with a message that nobody asked for.
 */
export function Messages() {
  const alive = useAlive()
  const told = useSyncExternalStore(
    toastStore.subscribe,
    () => toastStore.read().length > 0,
    () => false,
  )
  if (!alive && !told) return null
  return <Toaster label={words.toasts} dismissLabel={words.dismiss} />
}
