import { callWords } from '#kit/contract/call-words.ts'

/** A failed call as an error to throw: its message for the user, its code and its status. */
export class RequestError extends Error {
  readonly code: string
  readonly status: number
  /** The request's id in the server's log. */
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
 * The data of a finished call.
 *
 * @param fallback the message for a refusal without a message of its own
 * @throws RequestError if the call failed
 */
export function dataOrThrow<T>(
  result: { data: T } | { data?: never; error: string; code: string; status: number; requestId?: string },
  fallback?: string,
): T {
  if ('error' in result && result.error !== undefined) {
    throw new RequestError(
      fallback !== undefined && result.error === callWords.failed ? { ...result, error: fallback } : result,
    )
  }
  return result.data as T
}

/**
 * The code with which the failure can be found in the server's log; undefined if there is none, and for a wrong
 * password or an ended session, which aren't logged (kit/http/log-replies.ts).
 */
export function errorCodeOf(fault: unknown): string | undefined {
  return fault instanceof RequestError && fault.status !== 401 ? fault.requestId : undefined
}

/** Whether a retry may succeed: no reply, a server error, a timeout, or too many requests. */
export function isRetryable(fault: unknown): boolean {
  if (!(fault instanceof RequestError)) return false
  return fault.status === 0 || fault.status >= 500 || fault.status === 408 || fault.status === 429
}

/** A retry rule for queries: at most `times` retries, and none after a refusal. */
export function retryAtMost(times: number) {
  return (failures: number, fault: Error) => failures < times && isRetryable(fault)
}
