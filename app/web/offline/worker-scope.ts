/** What a service worker sees of the browser: the parts that ours uses (W3C Service Workers). */
export interface WorkerScope {
  readonly registration: { readonly navigationPreload?: { enable(): Promise<void> } }
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void
  addEventListener(type: 'message', listener: (event: Lasting & { readonly data: unknown }) => void): void
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void
}

/** Something that the worker stays awake for. */
export interface Lasting {
  waitUntil(work: Promise<unknown>): void
}

/** A request of a page. */
export interface Fetching extends Lasting {
  readonly request: Request
  /** The answer to a navigation that the browser has asked for while the worker was waking up. */
  readonly preloadResponse?: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
