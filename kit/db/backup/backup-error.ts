/** A back-up can't be made, read, or restored. The message is one line for the console. */
export class BackupError extends Error {
  override name = 'BackupError'
}
