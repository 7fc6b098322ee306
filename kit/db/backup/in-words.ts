import pg from 'pg'
import { BackupError } from './backup-error.ts'

/** Codes of connections that were lost, as the system and PostgreSQL name them. */
const lost = /^(ECONNRESET|EPIPE|ETIMEDOUT|57P0\d|08\d{3})$/

/**
 * What a database said or left unsaid, as one plain line that begins with these words. Any other fault is given back as
 * it is.
 */
export function inWords(begin: string, fault: unknown): unknown {
  if (fault instanceof BackupError || !(fault instanceof Error)) return fault
  const code = 'code' in fault ? String(fault.code) : ''
  if (lost.test(code) || /^Connection terminated|is not queryable$/.test(fault.message)) {
    return new BackupError(`${begin}: the connection to the database was lost.`)
  }
  return fault instanceof pg.DatabaseError ? new BackupError(`${begin}: ${fault.message}.`) : fault
}
