import pg from 'pg'
import { isConnectionLost } from '../connection-errors.ts'
import { BackupError } from './backup-error.ts'

/**
 * What a database said or left unsaid, as one plain line that begins with these words. Any other fault is given back as
 * it is.
 */
export function inWords(begin: string, fault: unknown): unknown {
  if (fault instanceof BackupError || !(fault instanceof Error)) return fault
  if (isConnectionLost(fault)) return new BackupError(`${begin}: the connection to the database was lost.`)
  return fault instanceof pg.DatabaseError ? new BackupError(`${begin}: ${fault.message}.`) : fault
}
