/** A back-up cannot be made, read or put in place. Its message is one plain line and is meant to be printed as it is. */
export class BackupError extends Error {
  override name = 'BackupError'
}
