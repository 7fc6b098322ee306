import type { QueryClient } from '@tanstack/react-query'
import { signOutTasks } from '#kit/ui/sign-out-tasks.ts'
import { toastStore } from '#kit/ui/toast-store.ts'
import { answersOf } from '#learning/web/answers/answers.ts'

/** Milliseconds between two checks for a new version. */
const lookEvery = 10 * 60_000
/** Events on a page change: the browser fires the first, the router the second. */
const pageChanges = ['popstate', 'pushState'] as const

/**
 * Switches to a new version of the product at the next page change, when nothing is being read or typed and no answer
 * is waiting. Until then the old page runs with its own files, which the worker still has.
 */
export function takeUpNewVersions(client: QueryClient): void {
  const script = document.querySelector('script[src*="/assets/index-"]')?.getAttribute('src')
  if (!script) return
  let outdated = false
  let leaving = false
  let here = location.pathname
  let looked = Date.now()
  const look = async () => {
    looked = Date.now()
    // The entry script has another name in each version, and the worker lists it.
    const answer = await fetch('/sw.js', { cache: 'no-store' }).catch(() => undefined)
    const worker = answer?.ok ? await answer.text() : ''
    outdated ||= worker.includes('/assets/index-') && !worker.includes(script)
  }
  const turnPage = () => {
    const before = here
    here = location.pathname
    const free = answersOf(client).read().waiting === 0 && toastStore.read().length === 0
    if (outdated && before !== here && free && navigator.onLine && !leaving) location.reload()
  }
  for (const change of pageChanges) window.addEventListener(change, turnPage)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - looked > lookEvery) void look()
  })
  navigator.serviceWorker?.addEventListener('controllerchange', () => void look())
  // The goodbye message of a sign-out is on the page that is open.
  signOutTasks.after(async () => {
    leaving = true
  })
}
