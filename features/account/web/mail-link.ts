/** What a mailed link opens. */
export type MailLink = { kind: 'reset' | 'verify'; token: string } | { kind: 'forgot' }

/**
 * Reads a mailed link from the address's fragment; undefined for any other fragment. Fragments stay in the browser, so the
 * token appears in no log and reaches no other site.
 *
 * @param hash with its `#`
 */
export function readMailLink(hash: string): MailLink | undefined {
  if (hash === '#forgot') return { kind: 'forgot' }
  const [, kind, token] = /^#(reset|verify)=([\w.-]{1,100})$/.exec(hash) ?? []
  return token !== undefined && (kind === 'reset' || kind === 'verify') ? { kind, token } : undefined
}
