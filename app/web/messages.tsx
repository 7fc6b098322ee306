import { Suspense, useEffect, useState } from 'react'
import { arriving } from '#kit/ui/arriving.tsx'
import { onceAlive } from '#kit/ui/signs-of-life.ts'
import { toastStore } from '#kit/ui/toast-store.ts'
import { words } from './words.ts'

const Toaster = arriving(() => import('#kit/ui/toaster.tsx').then(part => part.Toaster))

/**
 * The place of short messages. Its code comes with the first sign of life on the page, so that the place is there
 * before its first message and screen readers hear of it; or with a message that nobody asked for.
 */
export function Messages() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    const want = () => setWanted(true)
    const alive = onceAlive(want)
    const told = toastStore.subscribe(want)
    return () => {
      alive()
      told()
    }
  }, [])
  if (!wanted) return null
  return (
    <Suspense>
      <Toaster label={words.toasts} dismissLabel={words.dismiss} />
    </Suspense>
  )
}
