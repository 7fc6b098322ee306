/** Codes of connections that were lost, as the system and PostgreSQL name them. */
const lost = /^(ECONNRESET|EPIPE|ETIMEDOUT|57P0\d|08\d{3})$/
/** Of connections that can not be had: nobody listens, too many are open, nothing is left to work with. */
const refused = /^(ECONNREFUSED|53\d{3})$/
/** Of statements that took longer than they may, or waited longer for a lock. */
const late = /^(57014|55P03)$/
/** What the driver says without a code. */
const said = /^Connection terminated|is not queryable$|^timeout exceeded when trying to connect|^Query read timeout/

/** Whether a fault says that the connection to the database was lost. */
export function isLost(fault: unknown): boolean {
  return (
    fault instanceof Error &&
    (lost.test(codeOf(fault)) || /^Connection terminated|is not queryable$/.test(fault.message))
  )
}

/** Whether a fault says that the database can not be had now, or has too much to do: the same may well succeed a moment later. */
export function isOutOfReach(fault: unknown): boolean {
  if (!(fault instanceof Error)) return false
  const code = codeOf(fault)
  // The address of a socket in the file system that nobody has made yet.
  const nowhere = code === 'ENOENT' && 'syscall' in fault && fault.syscall === 'connect'
  return nowhere || [lost, refused, late].some(each => each.test(code)) || said.test(fault.message)
}

function codeOf(fault: Error): string {
  return 'code' in fault ? String(fault.code) : ''
}
