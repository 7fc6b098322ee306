import { timeZoneShape } from '../../rules/credentials.ts'
import { redirectPath } from '../../rules/redirect-path.ts'
import { insertFlow } from './flow.store.ts'
import { flowSecrets, newSecret } from './flow-secrets.ts'
import { callbackPath, type GoogleDeps } from './google-deps.ts'

/** What the page asks for along with a sign-in: where to go after it, and the learner's time zone. */
export interface SignInOptions {
  readonly next: string | null
  readonly timeZone: string | null
}

/**
 * Begins a sign-in and says where at the provider it goes on.
 *
 * @param browser the browser's own secret: only who has it may come back
 * @throws IdentityError where the provider can't be asked
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
