/** Who signed in at an identity provider, as it says itself. */
export interface Person {
  readonly issuer: string
  /** What the provider knows the person by: never another's, whatever becomes of their e-mail. */
  readonly subject: string
  /** Undefined where the provider does not tell. */
  readonly email: string | undefined
  /** The provider knows that the address is theirs; false where it says nothing about that. */
  readonly emailVerified: boolean
  readonly givenName: string | undefined
}

/** What only the browser that began a sign-in can come back with. */
export interface SignInSecrets {
  readonly state: string
  readonly nonce: string
  /** PKCE (RFC 7636). */
  readonly verifier: string
}

/** Somebody who knows people and lets them prove to us who they are (OpenID Connect Core 1.0, authorization code flow). */
export interface IdentityProvider {
  /**
   * The provider's page to send the browser to.
   *
   * @param backTo our own address for the way back, without a query
   * @throws IdentityError
   */
  begin(secrets: SignInSecrets, backTo: URL): Promise<URL>
  /**
   * Who has come back: everything in the answer has been checked.
   *
   * @param cameTo the address that the browser came back to, with its query
   * @throws IdentityError
   */
  finish(secrets: SignInSecrets, cameTo: URL): Promise<Person>
}

/** Nobody has proven who they are: they left the provider's page, it can't be asked, or what came back is no proof. */
export class IdentityError extends Error {
  override name = 'IdentityError'
  readonly why: 'cancelled' | 'unavailable' | 'failed'

  constructor(why: IdentityError['why'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.why = why
  }
}
