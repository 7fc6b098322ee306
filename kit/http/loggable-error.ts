/** The parts of an error that are safe to log: its kind and place, but no data that was sent, stored, or received. */
export type LoggableError = {
  readonly type: string
  readonly message: string
  readonly code?: string | number
  /** The request ID of the outside service whose call failed. */
  readonly requestId?: string
  /** Stack frames only; empty if there are none. */
  readonly stack: string
  readonly cause?: LoggableError
}

/** SQLSTATE classes 22 and 23, whose messages quote the offending value (PostgreSQL manual, appendix A). */
const quotesData = /^2[23]...$/
const maxDepth = 4

/**
 * Reduces an error to what may be logged. Errors carry data along (the database a whole row, a model client its prompt, a
 * parser the text), so only the fields named here are copied.
 */
export function loggableError(error: unknown, depth = 0): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' }
  const code = 'code' in error ? error.code : 'statusCode' in error ? error.statusCode : undefined
  const frames = error.stack
    ?.split('\n')
    .filter(line => /^\s+at /.test(line))
    .join('\n')
  return {
    type: error.name,
    message: messageOf(error, code),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...('requestId' in error && typeof error.requestId === 'string' ? { requestId: error.requestId } : {}),
    stack: frames ?? '',
    ...(error.cause instanceof Error && depth < maxDepth ? { cause: loggableError(error.cause, depth + 1) } : {}),
  }
}

/** The message without quoted data. Errors of the AI SDK repeat whole replies, so theirs is dropped. */
function messageOf({ name, message }: Error, code: unknown): string {
  if (name.startsWith('AI_')) return ''
  const quotes = name === 'SyntaxError' || (typeof code === 'string' && quotesData.test(code))
  return quotes ? message.replace(/(["'`]).*\1/gs, '$1…$1') : message
}
