import { timeZoneShape } from '../../rules/credentials.ts'
import { redirectPath } from '../../rules/redirect-path.ts'
import { insertFlow } from './flow.store.ts'
import { flowSecrets, newSecret } from './flow-secrets.ts'
import { callbackPath, type GoogleDeps } from './google-deps.ts'

/** What the page passes along: where to go after the sign-in, and the browser's time zone. */
export interface SignInOptions {
  readonly next: string | null
  readonly timeZone: string | null
}

/**
 * Starts a sign-in and returns the provider's address to redirect to.
 *
 * @param browser the browser's own secret; only the browser that holds it can finish the sign-in
 * @throws IdentityError if the provider can't be reached
 */
export async function beginGoogleSignIn(google: GoogleDeps, asked: SignInOptions, browser: string): Promise<URL> {
  const secrets = flowSecrets(newSecret(), browser)
  const to = await google.provider.begin(secrets, new URL(callbackPath, google.publicUrl))
  const { success, data } = timeZoneShape.safeParse(asked.timeZone)
  const zone = success ? data : null
  await insertFlow.run(google.db, {
    state: secrets.stateHash,
    browser: secrets.browserHash,
    next: redirectPath(asked.next),
    timeZone: zone,
    now: google.clock(),
  })
  return to
}
