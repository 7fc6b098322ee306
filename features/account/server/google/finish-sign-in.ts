import type { GoogleFailure } from '../../rules/google-failure.ts'
import { takeFlow } from './flow.store.ts'
import { flowSecrets, secretIn } from './flow-secrets.ts'
import { callbackPath, type GoogleDeps } from './google-deps.ts'
import { type RequestingBrowser, type StartedSession, signInWithIdentity } from './sign-in-with-identity.ts'

/**
 * Finishes a sign-in that this browser started. Each sign-in can be finished once, and within its time limit.
 *
 * @param query what the provider put into the address of the redirect
 * @param secret the browser's own secret, if it has one
 * @throws IdentityError if the provider can't be reached or its reply proves nothing
 */
export async function finishGoogleSignIn(
  google: GoogleDeps,
  query: URLSearchParams,
  secret: string | undefined,
  browser: RequestingBrowser,
): Promise<(StartedSession & { next: string }) | GoogleFailure> {
  const state = secretIn(query.get('state'))
  if (state === undefined || secret === undefined) return 'expired'
  const secrets = flowSecrets(state, secret)
  const flow = await takeFlow.first(google.db, {
    state: secrets.stateHash,
    browser: secrets.browserHash,
    now: google.clock(),
  })
  if (!flow) return 'expired'
  const cameTo = new URL(`${callbackPath}?${query}`, google.publicUrl)
  const person = await google.provider.finish(secrets, cameTo)
  const entered = await signInWithIdentity(google, person, flow.time_zone ?? undefined, browser)
  return typeof entered === 'string' ? entered : { ...entered, next: flow.next_path }
}
