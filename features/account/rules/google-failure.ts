/** Every way a sign-in with Google can fail; the page has a sentence for each. */
export const googleFailures = [
  /** It was started from another site; a sign-in needs a click here. */
  'press',
  'often',
  'cancelled',
  'expired',
  'unverified',
  'taken',
  'unavailable',
  'failed',
] as const

export type GoogleFailure = (typeof googleFailures)[number]

const mark = '#google='

/** The fragment that tells the page about a failure; browsers don't send it to servers. */
export function failureFragment(failure: GoogleFailure): string {
  return mark + failure
}

/** The failure in an address's fragment, if there is one. */
export function failureIn(fragment: string): GoogleFailure | undefined {
  return googleFailures.find(failure => failureFragment(failure) === fragment)
}
