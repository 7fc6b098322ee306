import type { QueryClient } from '@tanstack/react-query'
import { userQuery } from '#account/web/current-user.ts'
import { deleteWithPrefix } from '#kit/ui/device-store.ts'
import { signOutTasks } from '#kit/ui/sign-out-tasks.ts'
import { toast } from '#kit/ui/toast-store.ts'
import { answersOf } from '#learning/web/answers/answers.ts'
import { keepAnswering } from '#learning/web/answers/keep-answering.ts'
import { mistakesQuery } from '#learning/web/round/mistakes-query.ts'
import { petQuery } from '#pet/web/pet-query.ts'
import { topicsQuery } from '#topics/web/topics-query.ts'
import { paths } from '../paths.ts'
import { keepReplies } from './keep-replies.ts'
import { takeUpNewVersions } from './new-version.ts'
import { words } from './words.ts'

/** Keeps the product working offline for the signed-in learner, as far as the browser allows. */
export function startOffline(client: QueryClient): void {
  keepReplies(client)
  keepAnswering(client)
  void keepFiles()
  takeUpNewVersions(client)
  signOutTasks.after(forgetEverything)
  sayWhenItIsLost()
  let here = learnerOf(client)
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== userQuery.queryKey[0]) return
    const now = learnerOf(client)
    if (now === here) return
    here = now
    if (now === undefined) return
    void keepFiles()
    void answersOf(client).flush()
  })
  window.addEventListener('online', () => {
    // Replaces the stored replies as soon as possible. A round on the screen stays as it is.
    for (const { queryKey } of [userQuery, petQuery, topicsQuery, mistakesQuery])
      void client.invalidateQueries({ queryKey })
  })
}

const learnerOf = (client: QueryClient) => client.getQueryData(userQuery.queryKey)?.id

/** Registers the worker, and has it cache the app's files now and after each new version. */
async function keepFiles(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/sw.js')
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage('keep')
  } catch {
    // Service workers are blocked here, so the product needs its connection.
  }
}

/** Signing out deletes everything stored on this device. */
async function forgetEverything(): Promise<void> {
  await deleteWithPrefix()
  if (!('caches' in window)) return
  const names = await caches.keys()
  await Promise.all(names.map(name => caches.delete(name)))
}

/** The arena shows this in its own place. */
function sayWhenItIsLost(): void {
  const elsewhere = () => location.pathname.toLowerCase() !== paths.learning
  window.addEventListener('offline', () => {
    if (elsewhere()) toast({ title: words.offline, description: words.offlineNote })
  })
  window.addEventListener('online', () => {
    if (elsewhere()) toast({ title: words.online })
  })
}
