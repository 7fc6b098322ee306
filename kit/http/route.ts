import type { CommonFailure } from '#kit/contract/common-failures.ts'
import type { BodyOf, Content, Endpoint, FailureOf, ParamsOf, ReplyOf } from '#kit/contract/endpoint.ts'
import type { Language } from '#kit/words/language.ts'
import type { Credential } from './credential.ts'
import type { Download } from './download.ts'
import type { Failed } from './failed.ts'

/** What a handler gets: everything already checked by the endpoint's own schema. */
export interface CommonInput<E extends Endpoint> {
  readonly params: ParamsOf<E>
  readonly body: BodyOf<E>
  /** The `Idempotency-Key` header, where one was sent. */
  readonly idempotencyKey: string | undefined
  /** The language that the caller is answered in. */
  readonly language: Language
  readonly session: BrowserSession
}

/** Starts and ends the browser's session. */
export interface BrowserSession {
  /** What the browser says of itself, where it does. */
  readonly userAgent?: string | undefined
  start(cookie: string, maxAgeSeconds: number): void
  end(): void
}

/** For endpoints of signed-in users: the account whose session was found alive, and by what. */
export type HandlerInput<E extends Endpoint> = CommonInput<E> &
  (E['access'] extends 'signed-in' ? { readonly accountId: number; readonly credential: Credential } : unknown)
/** The credential as it came, unchecked. */
export type CredentialInput<E extends Endpoint> = CommonInput<E> & { readonly credential: Credential | undefined }

/**
 * What a handler may answer: the reply (where it is no JSON, also as a file that is written bit by bit), a failure that
 * the endpoint declares, or one that any call can meet.
 */
export type HandlerResult<E extends Endpoint> = Promise<
  ReplyOf<E> | Failed<FailureOf<E> | CommonFailure> | (E['content'] extends Content ? Download : never)
>

/** An endpoint with the code that carries it out. */
export interface Route {
  readonly endpoint: Endpoint
  readonly checksSession: 'before' | 'within'
  /** CommonInput before the call is counted and carried out: what it answers is refused for, or undefined where it may go on. */
  readonly guard?: (credential: Credential | undefined) => Promise<Failed<string> | undefined>
  readonly handle: (asked: AnyInput) => Promise<unknown>
}

/** What a handler gets when nothing is known of its endpoint: the shape behind `HandlerInput` and `CredentialInput`. */
export interface AnyInput {
  readonly params: Readonly<Record<string, unknown>> | undefined
  readonly body: Readonly<Record<string, unknown>> | undefined
  readonly idempotencyKey: string | undefined
  readonly language: Language
  readonly session: BrowserSession
  readonly credential: Credential | undefined
  readonly accountId?: number
}

/** The usual route: where the endpoint is for signed-in users, the session is checked before the handler runs. */
export function route<const E extends Endpoint>(
  endpoint: E,
  handle: (asked: HandlerInput<E>) => HandlerResult<E>,
): Route {
  return { endpoint, checksSession: 'before', handle: handle as unknown as Route['handle'] }
}

/** A route whose handler deals with the credential itself: a hot call checks the session within its own load and saves a round trip. */
export function routeWithCredential<const E extends Endpoint>(
  endpoint: E,
  handle: (asked: CredentialInput<E>) => HandlerResult<E>,
): Route {
  return { endpoint, checksSession: 'within', handle: handle as unknown as Route['handle'] }
}
