import { kindOf, type RequestKind } from './request-kinds.ts'
import type { Fetching, WorkerScope } from './worker-scope.ts'

// Built as /sw.js. It caches the app's files, one cache per version, and never a reply of a call.

const scope = self as unknown as WorkerScope

/** Filled in by the build: the version, the page's entry script, and all files that the app needs. */
const [version = '', entry = '', ...files] = '%FILES%'.split(' ')
const family = 'files-'
const ours = `${family}${version}`
/** The page before the user is known; the same at every address and for everyone. */
const shell = '/goodbye'
/** Milliseconds to wait for the network before the cached shell is shown. */
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
  // Otherwise the browser would request it a second time, and the return from a sign-in provider works only once.
  else if (event.request.mode === 'navigate') event.respondWith(fromNetwork(event))
})

const answers: Partial<Record<RequestKind, (event: Fetching) => Promise<Response>>> = {
  page: freshPage,
  'kept-first': async ({ request }) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request),
}

/** Caches the files that are still missing, all or none, so that the shell never lacks one of its files. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(ours)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await cache.addAll(files.filter(file => !kept.has(file)))
  if (kept.has(shell)) return
  const page = await fetch(shell)
  if (!(await keepShell(page))) throw new Error('The server has another version by now.')
}

/** Caches a response as the shell, if it is a page of this version. */
async function keepShell(page: Response): Promise<boolean> {
  const text = await page.clone().text()
  if (!page.ok || !text.includes(entry) || !text.includes('<div id="page" data-waits>')) return false
  const cache = await caches.open(ours)
  await cache.put(shell, page.clone())
  return true
}

/** The response that the browser requested while the worker was starting, or else a new request. */
function fromNetwork(event: Fetching): Promise<Response> {
  return Promise.resolve(event.preloadResponse).then(early => early ?? fetch(event.request))
}

/** The server's page, and so the newest version; the cached shell if the server fails or is too slow. */
async function freshPage(event: Fetching): Promise<Response> {
  const kept = await caches.match(shell, { cacheName: ours })
  const fresh = fromNetwork(event)
  if (!kept) return fresh
  // The payment page needs headers that no other page may have, so the shell can't replace it.
  if (/^\/subscribe\/?$/i.test(new URL(event.request.url).pathname)) return fresh.catch(() => kept)
  // The language may have changed since it was cached.
  event.waitUntil(fresh.then(page => keepShell(page.clone())).catch(() => undefined))
  const late = new Promise<Response>(resolve => setTimeout(() => resolve(kept), patience))
  return Promise.race([fresh, late]).then(
    page => (page.status >= 500 ? kept : page),
    () => kept,
  )
}

/** Open pages still run the previous version, so its files stay until the next one. */
async function dropOldVersions(): Promise<void> {
  const others = (await caches.keys()).filter(name => name.startsWith(family) && name !== ours)
  await Promise.all(others.slice(0, -1).map(name => caches.delete(name)))
}
