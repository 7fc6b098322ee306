/** A database that does not answer, or lets us not in. Its message is one plain line, without a password. */
export class DatabaseUnreachableError extends Error {
  override name = 'DatabaseUnreachableError'
}

/** An address without user, password and settings, as people call that database. */
export function describeAddress(url: string): string {
  return `the database ${url.replace(/^\w+:\/\/([^@/]*@)?/, '').replace(/\?.*$/, '')}`
}

/** @param called what people call the database */
export function unreachable(called: string, cause: unknown): DatabaseUnreachableError {
  // Where a name has several addresses and none answers, there is only a code.
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  const reason = cause instanceof Error ? cause.message || code || cause.name : cause
  return new DatabaseUnreachableError(`${called[0]?.toUpperCase()}${called.slice(1)} can not be reached: ${reason}`, {
    cause,
  })
}
