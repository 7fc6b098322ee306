import { hash, randomBytes } from 'node:crypto'

/**
 * What a session cookie proves once it is looked up: whose session it claims to be, and the hash of its secret.
 * The account's id travels with the secret so that the look-up touches one account's rows only.
 */
export interface Credential {
  readonly accountId: number
  readonly tokenHash: Buffer
}

const shape = /^(\d{1,15})\.([A-Za-z0-9_-]{43})$/

/** A fresh secret of 256 bits for this account; only its hash is ever stored. */
export function createCredential(accountId: number): { credential: Credential; cookie: string } {
  const secret = randomBytes(32).toString('base64url')
  return { credential: { accountId, tokenHash: hashOf(secret) }, cookie: `${accountId}.${secret}` }
}

/** Reads a cookie value; undefined where it can not be one of ours. */
export function parseCredential(cookie: string | undefined): Credential | undefined {
  const parts = cookie === undefined ? null : shape.exec(cookie)
  return parts?.[1] && parts[2] ? { accountId: Number(parts[1]), tokenHash: hashOf(parts[2]) } : undefined
}

function hashOf(secret: string): Buffer {
  return hash('sha256', secret, 'buffer')
}
