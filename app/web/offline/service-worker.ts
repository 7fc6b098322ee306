import { kindOf, type RequestKind } from './request-kinds.ts'
import type { Fetching, WorkerScope } from './worker-scope.ts'

// Built by itself as /sw.js. It keeps the app's files, one cache for each version, and never a reply of a call.

const scope = self as unknown as WorkerScope

/** Filled in when the page is built: the version, the page's script, and every file that the app needs. */
const [version = '', entry = '', ...files] = '%FILES%'.split(' ')
const family = 'files-'
const ours = `${family}${version}`
/** The page before it knows who is there; the same at every address, and nobody's in particular. */
const shell = '/goodbye'
/** Milliseconds that a page may take before the kept one is shown. */
const patience = 4000

scope.addEventListener('install', event => event.waitUntil(keepAll().then(() => scope.skipWaiting())))

scope.addEventListener('activate', event =>
  event.waitUntil(
    Promise.all([dropOldVersions(), scope.clients.claim(), scope.registration.navigationPreload?.enable()]),
  ),
)

scope.addEventListener('message', event => {
  if (event.data === 'keep') event.waitUntil(keepAll().catch(() => undefined))
})

scope.addEventListener('fetch', event => {
  const answer = answers[kindOf(event.request, location.origin)]
  if (answer) event.respondWith(answer(event))
  // Left alone it would be asked for once more; and a way back from a sign-in works once.
  else if (event.request.mode === 'navigate') event.respondWith(fromNetwork(event))
})

const answers: Partial<Record<RequestKind, (event: Fetching) => Promise<Response>>> = {
  page: freshPage,
  'kept-first': async ({ request }) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request),
}

/** Whatever of this version is not kept yet; all or nothing, so that a shell never lacks one of its files. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(ours)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await cache.addAll(files.filter(file => !kept.has(file)))
  if (kept.has(shell)) return
  const page = await fetch(shell)
  if (!(await keepShell(page))) throw new Error('The server has another version by now.')
}

/** Keeps a page as the shell if it is one, and of this version. */
async function keepShell(page: Response): Promise<boolean> {
  const text = await page.clone().text()
  if (!page.ok || !text.includes(entry) || !text.includes('<div id="page" data-waits>')) return false
  const cache = await caches.open(ours)
  await cache.put(shell, page.clone())
  return true
}

/** What the browser has asked for while the worker was waking up, where it has. */
function fromNetwork(event: Fetching): Promise<Response> {
  return Promise.resolve(event.preloadResponse).then(early => early ?? fetch(event.request))
}

/** The page as the server has it now, and so of its newest version; the kept one where none comes, or only a fault. */
async function freshPage(event: Fetching): Promise<Response> {
  const kept = await caches.match(shell, { cacheName: ours })
  const fresh = fromNetwork(event)
  if (!kept) return fresh
  // The page that pays comes with headers of its own, which no other page may have, and is of no use without them.
  if (/^\/subscribe\/?$/i.test(new URL(event.request.url).pathname)) return fresh.catch(() => kept)
  // It may be in another language than the kept one.
  event.waitUntil(fresh.then(page => keepShell(page.clone())).catch(() => undefined))
  const late = new Promise<Response>(resolve => setTimeout(() => resolve(kept), patience))
  return Promise.race([fresh, late]).then(
    page => (page.status >= 500 ? kept : page),
    () => kept,
  )
}

/** Pages that are open run the version before this one: its files stay until the next. */
async function dropOldVersions(): Promise<void> {
  const others = (await caches.keys()).filter(name => name.startsWith(family) && name !== ours)
  await Promise.all(others.slice(0, -1).map(name => caches.delete(name)))
}
