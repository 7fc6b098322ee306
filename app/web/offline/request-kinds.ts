/**
 * How the worker handles a request: `page` from the network, or else the cached shell; `kept-first` from the cache,
 * or else the network, because the name of such a file changes with its content; `other` not at all.
 */
export type RequestKind = 'page' | 'kept-first' | 'other'

/** @param origin the product's own origin */
export function kindOf(request: { method: string; mode: string; url: string }, origin: string): RequestKind {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== origin) return 'other'
  const path = url.pathname.toLowerCase()
  if (/^\/api\/questions\/[^/]+\/figure\.svg$/.test(path)) return 'kept-first'
  if (/^\/(api|healthz|readyz|metrics|sw\.js)(\/|$)/.test(path)) return 'other'
  if (request.mode !== 'navigate') return 'kept-first'
  return /\.\w+$/.test(path) ? 'other' : 'page'
}
