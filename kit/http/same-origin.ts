import type { IncomingHttpHeaders } from 'node:http'

/**
 * Whether a call that changes something comes from our own pages. A browser says where it comes from (`Origin`,
 * `Sec-Fetch-Site`); a client that sends neither is no browser, carries no one's cookies by accident, and is served.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, publicUrl: URL): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false
  const { origin } = headers
  if (origin === undefined) return true
  return origin === publicUrl.origin || (URL.canParse(origin) && new URL(origin).host === headers.host)
}
