import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { SignInSecrets } from '#outside/identity/identity.ts'

/** The secrets of one sign-in in progress: those sent to the provider, and the hashes that the database stores. */
export interface FlowSecrets extends SignInSecrets {
  readonly stateHash: Buffer
  readonly browserHash: Buffer
}

const shape = /^[A-Za-z0-9_-]{43}$/

/** 256 random bits as 43 characters that need no escaping anywhere. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** The text, if it has the form of one of our secrets. */
export function secretIn(text: string | null | undefined): string | undefined {
  return text && shape.test(text) ? text : undefined
}

/**
 * Derives everything from two secrets: the state, which travels through the provider, and the browser's own, which stays in
 * its cookie. The database holds only hashes, so neither its rows nor the redirect address reveal the nonce or the verifier.
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
