import { callWords } from './call-words.ts'
import type { CommonFailure } from './common-failures.ts'
import type { BodyOf, Endpoint, FailureOf, ParamsOf, ReplyOf, SentBodyOf } from './endpoint.ts'
import { fillPath } from './endpoint.ts'

/** What a call can end in besides its reply: a declared failure, a common one, or no answer at all. */
export interface CallError<E extends Endpoint> {
  data?: never
  error: string
  code: FailureOf<E> | CommonFailure | 'timed_out' | 'no_connection' | 'unreadable'
  status: number
  /** Seconds to wait, where the server said so. */
  retryAfter?: number
  /** What the server calls this request in its log, where it has answered at all. */
  requestId?: string
}
export type CallResult<E extends Endpoint> = { data: ReplyOf<E>; error?: never } | CallError<E>

/** What goes with a call: parameters and body where the endpoint has them. */
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
 * Carries out one call from the page, with cookies, and returns its data or the sentence to show.
 * Never throws; gives up after 60 s. The texts are those of the specification's error catalogue.
 */
export async function call<E extends Endpoint>(to: E, input: CallInput<E>): Promise<CallResult<E>> {
  const first = await carryOut(to, input)
  const recovery = first.error === undefined ? undefined : recoveries.get(first.code)
  const recovered = (await recovery?.recover?.()) ?? false
  const result = recovered ? await carryOut(to, input) : first
  if (result.error !== undefined && recovery?.message) result.error = (await recovery.message()) ?? result.error
  for (const listener of listeners) listener(result, to)
  return result
}

/** What the page does about a refusal before the caller hears of it. */
export interface Recovery {
  /** Does what was lacking, as by asking somebody; true where the call shall be made once more. */
  readonly recover?: () => Promise<boolean>
  /** Said instead of the server's sentence. */
  readonly message?: () => Promise<string | undefined>
}
const recoveries = new Map<string, Recovery>()

/**
 * Has a recovery used whenever a call is refused with this code.
 *
 * @returns takes it back
 */
export function recoverFrom(code: string, recovery: Recovery): () => void {
  recoveries.set(code, recovery)
  return () => void (recoveries.get(code) === recovery && recoveries.delete(code))
}

/** How any call ended: what it brought, or why it brought nothing. */
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

async function carryOut<E extends Endpoint>(to: E, input: CallInput<E>): Promise<CallResult<E>> {
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
    // A file is handed on as it is. Of the contract the page has the address alone, so its answer says so.
    const isFile = response.ok && response.headers.has('content-disposition')
    const read: Promise<unknown> = isFile ? response.text() : response.json()
    const content = await read.catch(fault => {
      // Headers came in time, but the rest did not.
      if (limit.aborted) throw fault
    })
    if (response.ok && content !== undefined) return { data: content as ReplyOf<E> }
    return refusal<E>(response, content)
  } catch (fault) {
    if (limit.aborted) return { error: callWords.timed_out, code: 'timed_out', status: 0 }
    if (fault instanceof TypeError) return { error: callWords.no_connection, code: 'no_connection', status: 0 }
    return { error: callWords.unexpected, code: 'unexpected', status: 0 }
  }
}

function refusal<E extends Endpoint>(response: Response, content: unknown): CallError<E> {
  const { status } = response
  if (content === undefined) return { error: callWords.unreadable, code: 'unreadable', status }
  const said = content as { error?: string; code?: CallError<E>['code']; requestId?: string }
  const wait = Number(response.headers.get('retry-after'))
  return {
    error: said.error ?? callWords.failed,
    code: said.code ?? 'unexpected',
    status,
    ...(wait > 0 ? { retryAfter: wait } : {}),
    ...(typeof said.requestId === 'string' ? { requestId: said.requestId } : {}),
  }
}
