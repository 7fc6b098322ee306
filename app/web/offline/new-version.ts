import type { QueryClient } from '@tanstack/react-query'
import { signOutTasks } from '#kit/ui/sign-out-tasks.ts'
import { toastStore } from '#kit/ui/toast-store.ts'
import { answersOf } from '#learning/web/answers/answers.ts'

/** Milliseconds between two looks for a new version. */
const lookEvery = 10 * 60_000
/** What a page change tells the window: the browser for steps back, the router for those of its own. */
const pageChanges = ['popstate', 'pushState'] as const

/**
 * Takes up a new version of the product while an old page is open: at the next change of page, where nothing is being
 * read or typed and no answer waits. Until then the old page goes on with its own files, which the worker still keeps.
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
    // Each version has a first script of another name, and its worker knows it.
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
  // Whoever has just signed out is told so on the page that is open.
  signOutTasks.after(async () => {
    leaving = true
  })
}
