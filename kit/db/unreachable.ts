/** A database that doesn't answer or refuses the connection. The message is one line without the password. */
export class DatabaseUnreachableError extends Error {
  override name = 'DatabaseUnreachableError'
}

/** A database address for messages, without user, password, and options. */
export function describeAddress(url: string): string {
  return `the database ${url.replace(/^\w+:\/\/([^@/]*@)?/, '').replace(/\?.*$/, '')}`
}

/** @param name what to call the database in the message */
export function unreachable(name: string, cause: unknown): DatabaseUnreachableError {
  // Node reports only a code when a host name has several addresses and none answers.
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  const reason = cause instanceof Error ? cause.message || code || cause.name : cause
  return new DatabaseUnreachableError(`${name[0]?.toUpperCase()}${name.slice(1)} can't be reached: ${reason}`, {
    cause,
  })
}
