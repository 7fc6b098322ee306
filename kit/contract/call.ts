import { callWords } from './call-words.ts'
import type { CommonFailure } from './common-failures.ts'
import type { BodyOf, Endpoint, FailureOf, ParamsOf, ReplyOf, SentBodyOf } from './endpoint.ts'
import { fillPath } from './endpoint.ts'

/** A failed call: a declared failure, a common one, or no reply at all. */
export interface CallError<E extends Endpoint> {
  data?: never
  error: string
  code: FailureOf<E> | CommonFailure | 'timed_out' | 'no_connection' | 'unreadable'
  status: number
  /** Seconds to wait before a retry, if the server reply so. */
  retryAfter?: number
  /** The request ID in the server's log, if there was a reply. */
  requestId?: string
}
export type CallResult<E extends Endpoint> = { data: ReplyOf<E>; error?: never } | CallError<E>

/** Parameters and body, where the endpoint has them. */
export type CallInput<E extends Endpoint> = (ParamsOf<E> extends undefined
  ? { params?: never }
  : { params: { [K in keyof ParamsOf<E>]: string | number } }) &
  (BodyOf<E> extends undefined ? { body?: never } : { body: SentBodyOf<E> }) & {
    idempotencyKey?: string
    signal?: AbortSignal
    keepalive?: boolean
  }

const timeLimit = 60_000

/**
 * Makes one call with cookies. Returns its data or the message to show, never throws, and gives up after 60 s. The
 * messages are those of the specification's error catalogue.
 */
export async function call<E extends Endpoint>(to: E, input: CallInput<E>): Promise<CallResult<E>> {
  const first = await send(to, input)
  const recovery = first.error === undefined ? undefined : recoveries.get(first.code)
  const recovered = (await recovery?.recover?.()) ?? false
  const result = recovered ? await send(to, input) : first
  if (result.error !== undefined && recovery?.message) result.error = (await recovery.message()) ?? result.error
  for (const listener of listeners) listener(result, to)
  return result
}

/** What the page does about a failure before the caller learns of it. */
export interface Recovery {
  /** Resolves the cause, for example by asking for a PIN. True if the call should be retried. */
  readonly recover?: () => Promise<boolean>
  /** Replaces the server's message. */
  readonly message?: () => Promise<string | undefined>
}
const recoveries = new Map<string, Recovery>()

/**
 * Uses a recovery whenever a call fails with this code.
 *
 * @returns removes it
 */
export function recoverFrom(code: string, recovery: Recovery): () => void {
  recoveries.set(code, recovery)
  return () => void (recoveries.get(code) === recovery && recoveries.delete(code))
}

/** How a call ended: its data, or why there is none. */
export type CallEnd =
  | { data: unknown; error?: never }
  | (Pick<CallError<Endpoint>, 'error' | 'status'> & { code: string })

type Listener = (end: CallEnd, to: Endpoint) => void
const listeners = new Set<Listener>()

/**
 * Calls the listener when any call of the page ends, before the caller gets the result.
 *
 * @returns removes the listener
 */
export function onCallEnded(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Calls the listener with every reply to these endpoints, before the caller gets it.
 *
 * @returns removes the listener
 */
export function onReply<E extends Endpoint>(endpoints: readonly E[], listener: (reply: ReplyOf<E>) => void) {
  return onCallEnded((end, to) => {
    if (end.error === undefined && endpoints.some(each => each === to)) listener(end.data as ReplyOf<E>)
  })
}

async function send<E extends Endpoint>(to: E, input: CallInput<E>): Promise<CallResult<E>> {
  const limit = AbortSignal.timeout(timeLimit)
  const headers: Record<string, string> = { accept: 'application/json' }
  if (input.body !== undefined) headers['content-type'] = 'application/json'
  if (input.idempotencyKey) headers['idempotency-key'] = input.idempotencyKey
  try {
    const response = await fetch(fillPath(to.path, input.params ?? {}), {
      method: to.method,
      credentials: 'include',
      headers,
      signal: input.signal ? AbortSignal.any([limit, input.signal]) : limit,
      ...(input.keepalive ? { keepalive: true } : {}),
      ...(input.body !== undefined ? { body: JSON.stringify(input.body) } : {}),
    })
    // Files are returned as text. The built page knows only the address of an endpoint, so the reply's header decides.
    const isFile = response.ok && response.headers.has('content-disposition')
    const read: Promise<unknown> = isFile ? response.text() : response.json()
    const content = await read.catch(error => {
      // The headers arrived in time, but the body didn't.
      if (limit.aborted) throw error
    })
    if (response.ok && content !== undefined) return { data: content as ReplyOf<E> }
    return refusal<E>(response, content)
  } catch (error) {
    if (limit.aborted) return { error: callWords.timed_out, code: 'timed_out', status: 0 }
    if (error instanceof TypeError) return { error: callWords.no_connection, code: 'no_connection', status: 0 }
    return { error: callWords.unexpected, code: 'unexpected', status: 0 }
  }
}

function refusal<E extends Endpoint>(response: Response, content: unknown): CallError<E> {
  const { status } = response
  if (content === undefined) return { error: callWords.unreadable, code: 'unreadable', status }
  const reply = content as { error?: string; code?: CallError<E>['code']; requestId?: string }
  const wait = Number(response.headers.get('retry-after'))
  return {
    error: reply.error ?? callWords.failed,
    code: reply.code ?? 'unexpected',
    status,
    ...(wait > 0 ? { retryAfter: wait } : {}),
    ...(typeof reply.requestId === 'string' ? { requestId: reply.requestId } : {}),
  }
}
