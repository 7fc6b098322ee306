/** Every way in which a sign-in with Google can end without a session, by the names that the page has sentences for. */
export const googleFailures = [
  /** The start came from another site: nobody is signed in without pressing the button here. */
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

/** What an address ends with that tells the page of a failure: a part that no server is sent. */
export function failureFragment(failure: GoogleFailure): string {
  return mark + failure
}

/** The failure that an address tells of; undefined where it tells of none. */
export function failureIn(fragment: string): GoogleFailure | undefined {
  return googleFailures.find(failure => failureFragment(failure) === fragment)
}
