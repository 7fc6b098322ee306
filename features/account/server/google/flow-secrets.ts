import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { SignInSecrets } from '#outside/identity/identity.ts'

/** What belongs to one sign-in under way: what the provider is sent and asked for, and what the database may know. */
export interface FlowSecrets extends SignInSecrets {
  readonly stateHash: Buffer
  readonly browserHash: Buffer
}

const shape = /^[A-Za-z0-9_-]{43}$/

/** 256 random bits as 43 characters that need no escaping anywhere. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** A text that could be one of our secrets. */
export function secretIn(text: string | null | undefined): string | undefined {
  return text && shape.test(text) ? text : undefined
}

/**
 * Everything of a flow follows from two secrets: the state, which travels through the provider, and the browser's own, which
 * stays in its cookie. So the row of a flow holds hashes alone, and neither who reads it nor who sees the address of the way
 * back has the nonce or the verifier.
 */
export function flowSecrets(state: string, browser: string): FlowSecrets {
  const derived = (use: string) => createHmac('sha256', browser).update(`${use}:${state}`).digest('base64url')
  return {
    state,
    nonce: derived('nonce'),
    verifier: derived('verifier'),
    stateHash: hashOf(state),
    browserHash: hashOf(browser),
  }
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest()
}
