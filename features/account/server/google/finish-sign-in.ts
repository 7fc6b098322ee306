import type { GoogleFailure } from '../../rules/google-failure.ts'
import { takeFlow } from './flow.store.ts'
import { flowSecrets, secretIn } from './flow-secrets.ts'
import { callbackPath, type GoogleDeps } from './google-deps.ts'
import { type RequestingBrowser, type StartedSession, signInWithIdentity } from './sign-in-with-identity.ts'

/**
 * Ends a sign-in that this browser began, once and in time; whoever comes back otherwise finds no flow.
 *
 * @param query what the provider sent along with the browser
 * @param secret the browser's own, where it has one
 * @throws IdentityError where the provider can't be asked, or what came back is no proof
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
