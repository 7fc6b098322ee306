import pg from 'pg'
import { isConnectionLost } from '../connection-errors.ts'
import { BackupError } from './backup-error.ts'

/**
 * Turns an error of the database into a BackupError with a message of one line. Other errors are returned unchanged.
 */
export function asBackupError(begin: string, error: unknown): unknown {
  if (error instanceof BackupError || !(error instanceof Error)) return error
  if (isConnectionLost(error)) return new BackupError(`${begin}: the connection to the database was lost.`)
  return error instanceof pg.DatabaseError ? new BackupError(`${begin}: ${error.message}.`) : error
}
