import type { CommonFailure } from '#kit/contract/common-failures.ts'
import type { BodyOf, Content, Endpoint, FailureOf, ParamsOf, ReplyOf } from '#kit/contract/endpoint.ts'
import type { AccountId, LearnerId } from '#kit/db/ids.ts'
import type { Language } from '#kit/words/language.ts'
import type { Credential } from './credential.ts'
import type { Download } from './download.ts'
import type { Failed } from './failed.ts'

/** What every handler gets, already validated by the endpoint's schemas. */
export interface CommonInput<E extends Endpoint> {
  readonly params: ParamsOf<E>
  readonly body: BodyOf<E>
  /** The `Idempotency-Key` header, if one was sent. */
  readonly idempotencyKey: string | undefined
  /** The language of the reply. */
  readonly language: Language
  readonly session: BrowserSession
}

/** Starts and ends the browser's session. */
export interface BrowserSession {
  /** The `User-Agent` header. */
  readonly userAgent?: string | undefined
  start(cookie: string, maxAgeSeconds: number): void
  end(): void
}

/** Whose session it is, and who is learning in it. */
export interface SignedIn {
  readonly accountId: AccountId
  readonly learnerId: LearnerId
}

/** Input of a handler. On endpoints for signed-in users it says whose session was found valid. */
export type HandlerInput<E extends Endpoint> = CommonInput<E> &
  (E['access'] extends 'signed-in' ? SignedIn & { readonly credential: Credential } : unknown)
/** Input of a handler that checks the session itself: the credential as sent, not yet verified. */
export type CredentialInput<E extends Endpoint> = CommonInput<E> & { readonly credential: Credential | undefined }

/**
 * What a handler returns: the reply (a `Download` where the content is a file), a failure that the endpoint declares, or
 * one that any call can have.
 */
export type HandlerResult<E extends Endpoint> = Promise<
  ReplyOf<E> | Failed<FailureOf<E> | CommonFailure> | (E['content'] extends Content ? Download : never)
>

/** An endpoint with its handler. */
export interface Route {
  readonly endpoint: Endpoint
  /** Whether the session is checked before the handler runs, or by the handler. */
  readonly sessionCheck: 'before' | 'in-handler'
  /** CommonInput before the call is counted and carried out: what it answers is refused for, or undefined where it may go on. */
  readonly guard?: (credential: Credential | undefined) => Promise<Failed<string> | undefined>
  readonly handle: (input: AnyInput) => Promise<unknown>
}

/** Handler input of an unknown endpoint: the shape behind `HandlerInput` and `CredentialInput`. */
export interface AnyInput extends Partial<SignedIn> {
  readonly params: Readonly<Record<string, unknown>> | undefined
  readonly body: Readonly<Record<string, unknown>> | undefined
  readonly idempotencyKey: string | undefined
  readonly language: Language
  readonly session: BrowserSession
  readonly credential: Credential | undefined
}

/** The usual route: where the endpoint is for signed-in users, the session is checked before the handler runs. */
export function route<const E extends Endpoint>(
  endpoint: E,
  handle: (input: HandlerInput<E>) => HandlerResult<E>,
): Route {
  return { endpoint, sessionCheck: 'before', handle: handle as unknown as Route['handle'] }
}

/** A route whose handler checks the session itself: hot calls do so in their first statement and save a round trip. */
export function routeWithCredential<const E extends Endpoint>(
  endpoint: E,
  handle: (input: CredentialInput<E>) => HandlerResult<E>,
): Route {
  return { endpoint, sessionCheck: 'in-handler', handle: handle as unknown as Route['handle'] }
}
