/** A person who signed in at an identity provider, as the provider describes them. */
export interface Person {
  readonly issuer: string
  /** The provider's permanent ID for the person; it survives a change of e-mail and is never reused. */
  readonly subject: string
  /** Undefined if the provider doesn't share it. */
  readonly email: string | undefined
  /** Whether the provider has verified the address; false if it doesn't say. */
  readonly emailVerified: boolean
  readonly givenName: string | undefined
}

/** Values that only the browser that started a sign-in can return with. */
export interface SignInSecrets {
  readonly state: string
  readonly nonce: string
  /** PKCE (RFC 7636). */
  readonly verifier: string
}

/** Signs people in (OpenID Connect Core 1.0, authorization code flow). */
export interface IdentityProvider {
  /**
   * Returns the provider's page to send the browser to.
   *
   * @param backTo our callback address, without a query
   * @throws IdentityError
   */
  begin(secrets: SignInSecrets, backTo: URL): Promise<URL>
  /**
   * Checks the provider's answer and returns the person who signed in.
   *
   * @param cameTo the address that the browser came back to, with its query
   * @throws IdentityError
   */
  finish(secrets: SignInSecrets, cameTo: URL): Promise<Person>
}

/** The sign-in failed: it was cancelled, the provider can't be reached, or its answer proves nothing. */
export class IdentityError extends Error {
  override name = 'IdentityError'
  readonly why: 'cancelled' | 'unavailable' | 'failed'

  constructor(why: IdentityError['why'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.why = why
  }
}
