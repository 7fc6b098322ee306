import { noReply } from './reply-timeout.ts'

/** What says that a connection was lost, as the system, PostgreSQL and the driver name it. */
const lost = {
  codes: /^(ECONNRESET|EPIPE|ETIMEDOUT|57P0\d|08\d{3})$/,
  words: /^Connection terminated|is not queryable$/,
}
/** That none is to be had: nobody listens, too many are open, nothing is left to work with. */
const refused = { codes: /^(ECONNREFUSED|53\d{3})$/, words: /^timeout exceeded when trying to connect/ }
/** That a statement took longer than it may, or waited longer for a lock. */
const late = { codes: /^(57014|55P03)$/, words: new RegExp(`^${noReply}`) }

/** Whether a fault says that the connection to the database was lost. */
export function isConnectionLost(fault: unknown): boolean {
  return fault instanceof Error && says(fault, lost)
}

/** Whether a fault says that the database can not be had now, or has too much to do: the same may well succeed a moment later. */
export function isUnavailable(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false
  // The address of a socket in the file system that nobody has made yet.
  const nowhere = codeOf(fault) === 'ENOENT' && 'syscall' in fault && fault.syscall === 'connect'
  return nowhere || [lost, refused, late].some(each => says(fault, each))
}

function says(fault: Error, { codes, words }: typeof lost): boolean {
  return codes.test(codeOf(fault)) || words.test(fault.message)
}

function codeOf(fault: Error): string {
  return 'code' in fault ? String(fault.code) : ''
}
