import { hash, randomBytes } from 'node:crypto'
import type { AccountId } from '#kit/db/ids.ts'

/**
 * What a session cookie claims: an account, and the hash of its secret. The account ID travels with the secret so that the
 * lookup touches the rows of one account only.
 */
export interface Credential {
  readonly accountId: AccountId
  readonly tokenHash: Buffer
}

const shape = /^(\d{1,15})\.([A-Za-z0-9_-]{43})$/

/** Creates a secret of 256 bits for this account. Only its hash is ever stored. */
export function createCredential(accountId: AccountId): { credential: Credential; cookie: string } {
  const secret = randomBytes(32).toString('base64url')
  return { credential: { accountId, tokenHash: hashOf(secret) }, cookie: `${accountId}.${secret}` }
}

/** Parses a cookie value; undefined if it can't be one of ours. */
export function parseCredential(cookie: string | undefined): Credential | undefined {
  const parts = cookie === undefined ? null : shape.exec(cookie)
  return parts?.[1] && parts[2] ? { accountId: Number(parts[1]) as AccountId, tokenHash: hashOf(parts[2]) } : undefined
}

function hashOf(secret: string): Buffer {
  return hash('sha256', secret, 'buffer')
}
