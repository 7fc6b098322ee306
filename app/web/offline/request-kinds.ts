/**
 * How the worker answers a request: `page` from the network, else with the kept shell; `kept-first` with what is kept,
 * else from the network, since what is kept has its content in its name; everything else is none of its business.
 */
export type RequestKind = 'page' | 'kept-first' | 'other'

/** @param origin the product's own */
export function kindOf(request: { method: string; mode: string; url: string }, origin: string): RequestKind {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== origin) return 'other'
  const path = url.pathname.toLowerCase()
  if (/^\/api\/questions\/[^/]+\/figure\.svg$/.test(path)) return 'kept-first'
  if (/^\/(api|healthz|readyz|metrics|sw\.js)(\/|$)/.test(path)) return 'other'
  if (request.mode !== 'navigate') return 'kept-first'
  return /\.\w+$/.test(path) ? 'other' : 'page'
}
