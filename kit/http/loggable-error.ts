/** What a log may hold of a fault: where it was and of which kind, nothing of what was sent, kept or replied. */
export type LoggableError = {
  readonly type: string
  readonly message: string
  readonly code?: string | number
  /** How a service of somebody else calls the request that failed. */
  readonly requestId?: string
  /** Its frames; empty where it has none. */
  readonly stack: string
  readonly cause?: LoggableError
}

/** A class of SQLSTATE whose messages quote the value that they complain of: data exceptions (PostgreSQL, appendix A). */
const quotesData = /^2[23]...$/
const deepest = 4

/**
 * Makes plain of a fault what may stand in a log. Faults carry along what they came from (a database the whole row, a
 * client of a model its prompt, a parser the text), so only what is named here is taken.
 */
export function loggableError(fault: unknown, depth = 0): LoggableError {
  if (!(fault instanceof Error)) return { type: typeof fault, message: '', stack: '' }
  const code = 'code' in fault ? fault.code : 'statusCode' in fault ? fault.statusCode : undefined
  const frames = fault.stack
    ?.split('\n')
    .filter(line => /^\s+at /.test(line))
    .join('\n')
  return {
    type: fault.name,
    message: messageOf(fault, code),
    ...(typeof code === 'string' || typeof code === 'number' ? { code } : {}),
    ...('requestId' in fault && typeof fault.requestId === 'string' ? { requestId: fault.requestId } : {}),
    stack: frames ?? '',
    ...(fault.cause instanceof Error && depth < deepest ? { cause: loggableError(fault.cause, depth + 1) } : {}),
  }
}

/** The message without texts that it quotes from somebody; none where its kind repeats whole answers. */
function messageOf({ name, message }: Error, code: unknown): string {
  if (name.startsWith('AI_')) return ''
  const quotes = name === 'SyntaxError' || (typeof code === 'string' && quotesData.test(code))
  return quotes ? message.replace(/(["'`]).*\1/gs, '$1…$1') : message
}
