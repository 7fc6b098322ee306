/**
 * The embedded database cannot be started here, for a reason that the person at the keyboard can do something about.
 * Its message is one plain line (what is wrong, what helps) and is meant to be printed without a stack.
 */
export class EmbeddedError extends Error {
  override name = 'EmbeddedError'
}
