import { callWords } from '#kit/contract/call-words.ts'

/** A call that ended without its data, as something that can be thrown: the sentence to show, its name and status. */
export class RequestError extends Error {
  readonly code: string
  readonly status: number
  /** What the server's log calls the request. */
  readonly requestId: string | undefined

  constructor(said: { error: string; code: string; status: number; requestId?: string }) {
    super(said.error)
    this.name = 'CallFault'
    this.code = said.code
    this.status = said.status
    this.requestId = said.requestId
  }
}

/**
 * The data of a finished call; throws a `RequestError` where there is none.
 *
 * @param unsaid the sentence for a refusal that brought none of its own
 */
export function dataOrThrow<T>(
  result: { data: T } | { data?: never; error: string; code: string; status: number; requestId?: string },
  unsaid?: string,
): T {
  if ('error' in result && result.error !== undefined) {
    throw new RequestError(
      unsaid !== undefined && result.error === callWords.failed ? { ...result, error: unsaid } : result,
    )
  }
  return result.data as T
}

/**
 * The code by which whoever looks after the server finds what went wrong; undefined where the server said none, and for a
 * mistyped password or a session that has ended: the log keeps no line of those (kit/http/log-replies.ts).
 */
export function errorCodeOf(fault: unknown): string | undefined {
  return fault instanceof RequestError && fault.status !== 401 ? fault.requestId : undefined
}

/** True for what may go better a second time: no answer, a fault of the server, "too slow" and "too often". */
export function isRetryable(fault: unknown): boolean {
  if (!(fault instanceof RequestError)) return false
  return fault.status === 0 || fault.status >= 500 || fault.status === 408 || fault.status === 429
}

/** A retry rule for queries: at most `times` further tries, never after a refusal. */
export function retryAtMost(times: number) {
  return (failures: number, fault: Error) => failures < times && isRetryable(fault)
}
