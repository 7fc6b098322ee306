import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a request comes from our own pages, by `Origin` and `Sec-Fetch-Site`. Clients that send neither aren't browsers
 * and don't carry a user's cookies by accident, so they are allowed.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, publicUrl: URL): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const { origin } = headers
  if (origin === undefined) return true
  return origin === publicUrl.origin || (URL.canParse(origin) && new URL(origin).host === headers.host)
}
