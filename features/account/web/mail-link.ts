/** What a link from a mail wants of the page. */
export type MailLink = { kind: 'reset' | 'verify'; token: string } | { kind: 'forgot' }

/**
 * Reads the fragment of an address; undefined where it is none of ours. A fragment never leaves the browser: no log and no
 * other site hears of the token.
 *
 * @param hash with its `#`
 */
export function readMailLink(hash: string): MailLink | undefined {
  if (hash === '#forgot') return { kind: 'forgot' }
  const [, kind, token] = /^#(reset|verify)=([\w.-]{1,100})$/.exec(hash) ?? []
  return token !== undefined && (kind === 'reset' || kind === 'verify') ? { kind, token } : undefined
}
