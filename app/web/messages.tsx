import { useSyncExternalStore } from 'react'
import { Toaster } from '#kit/ui/toaster.tsx'
import { words } from './words.ts'

const never = () => () => undefined

/** The place of short messages: there as soon as the page lives, and not in what is rendered ahead of it. */
export function Messages() {
  const living = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return living && <Toaster label={words.toasts} dismissLabel={words.dismiss} />
}
