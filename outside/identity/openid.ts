import * as openid from 'openid-client'
import type { IdentityProvider, Person } from './identity.ts'
import { IdentityError } from './identity.ts'
import { isLoopback } from './loopback.ts'

export interface IdentityKeys {
  clientId: string
  clientSecret: string
  issuer: URL
  /** In production TLS is required. */
  production: boolean
}

/** Timeout of one call to the provider, in seconds. */
const timeout = 8

/**
 * Opens Google or any other OpenID provider. Its discovery document is read when first needed and kept. A failed read isn't
 * kept, so that an outage doesn't last until the next start.
 */
export function openIdentity({ clientId, clientSecret, issuer, production }: IdentityKeys): IdentityProvider {
  // Check the ID token's signature although TLS already authenticates its origin.
  const execute = [openid.enableNonRepudiationChecks]
  if (isLoopback(issuer) && !production) execute.push(openid.allowInsecureRequests)
  let known: Promise<openid.Configuration> | undefined
  const configuration = () => {
    known ??= openid.discovery(issuer, clientId, clientSecret, undefined, { execute, timeout }).catch(fault => {
      known = undefined
      // Whatever the reason, no one can sign in there right now.
      throw new IdentityError('unavailable', messageOf(fault))
    })
    return known
  }
  return {
    async begin({ state, nonce, verifier }, backTo) {
      const config = await configuration()
      return openid.buildAuthorizationUrl(config, {
        redirect_uri: backTo.href,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...chooses(config),
      })
    },
    async finish({ state, nonce, verifier }, cameTo) {
      const config = await configuration()
      const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true }
      const tokens = await openid.authorizationCodeGrant(config, cameTo, checks).catch(refuse)
      const claims = tokens.claims()
      if (!claims) throw new IdentityError('failed', 'The answer has no ID token.')
      if (claims.email !== undefined || !config.serverMetadata().userinfo_endpoint) return person(claims)
      // Google puts all claims into the ID token; other providers have a separate endpoint for them.
      return person({
        ...(await openid.fetchUserInfo(config, tokens.access_token, claims.sub).catch(refuse)),
        ...claims,
      })
    },
  }
}

/** Families share devices, so ask which account to use each time, if the provider supports that. */
function chooses(config: openid.Configuration): Record<string, string> {
  const { prompt_values_supported: known } = config.serverMetadata()
  return Array.isArray(known) && !known.includes('select_account') ? {} : { prompt: 'select_account' }
}

function person(claims: Readonly<Record<string, unknown>> & { iss: string; sub: string }): Person {
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: textIn(claims.email),
    emailVerified: claims.email_verified === true,
    givenName: textIn(claims.given_name),
  }
}

function textIn(claim: unknown): string | undefined {
  return typeof claim === 'string' && !claim.includes('\0') ? claim : undefined
}

/** Translates an error of the library, and leaves out its codes, tokens and claims. */
function refuse(fault: unknown): never {
  throw new IdentityError(whyOf(fault), messageOf(fault))
}

const passing = new Set(['server_error', 'temporarily_unavailable'])

function whyOf(fault: unknown): IdentityError['why'] {
  if (fault instanceof openid.AuthorizationResponseError) {
    if (fault.error === 'access_denied') return 'cancelled'
    return passing.has(fault.error) ? 'unavailable' : 'failed'
  }
  if (fault instanceof openid.ResponseBodyError) return fault.status >= 500 ? 'unavailable' : 'failed'
  // `fetch` throws a TypeError if there is no connection; the codes are the library's for timeouts and bad gateways.
  if (fault instanceof TypeError) return 'unavailable'
  const code = fault instanceof openid.ClientError ? fault.code : undefined
  return code === 'OAUTH_TIMEOUT' || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' ? 'unavailable' : 'failed'
}

function messageOf(fault: unknown): string {
  if (!(fault instanceof Error)) return String(fault)
  const code = 'code' in fault && fault.code !== undefined ? `${fault.code}: ` : ''
  const error = 'error' in fault && typeof fault.error === 'string' ? ` (${fault.error})` : ''
  return `${code}${fault.message}${error}`
}
