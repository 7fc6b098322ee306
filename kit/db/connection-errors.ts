import { noReply } from './reply-timeout.ts'

/** How the system, PostgreSQL, and the driver report a lost connection. */
const lost = {
  codes: /^(ECONNRESET|EPIPE|ETIMEDOUT|57P0\d|08\d{3})$/,
  words: /^Connection terminated|is not queryable$/,
}
/** How they report that no connection is available: nobody listens, too many are open, or resources ran out. */
const refused = { codes: /^(ECONNREFUSED|53\d{3})$/, words: /^timeout exceeded when trying to connect/ }
/** How they report that a statement or a wait for a lock took too long. */
const late = { codes: /^(57014|55P03)$/, words: new RegExp(`^${noReply}`) }

/** Whether an error means that the connection to the database was lost. */
export function isConnectionLost(error: unknown): boolean {
  return error instanceof Error && matches(error, lost)
}

/**
 * Whether an error means that the database is unreachable or overloaded, so that a retry a moment later may succeed.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // A Unix socket that doesn't exist yet.
  const nowhere = codeOf(error) === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'
  return nowhere || [lost, refused, late].some(each => matches(error, each))
}

function matches(error: Error, { codes, words }: typeof lost): boolean {
  return codes.test(codeOf(error)) || words.test(error.message)
}

function codeOf(error: Error): string {
  return 'code' in error ? String(error.code) : ''
}
