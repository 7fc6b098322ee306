/**
 * The built-in database can't be started, for a reason that the user can fix. The message is one line (the problem and
 * the remedy) to be printed without a stack.
 */
export class EmbeddedError extends Error {
  override name = 'EmbeddedError'
}
