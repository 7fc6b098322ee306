import { BackupError } from './backup-error.ts'
import { type Head, partNames, type Totals } from './manifest.ts'
import { openBackup } from './read-file.ts'
import { TableMeters } from './row-meter.ts'

/**
 * Reads a back-up through and compares every table with the count and the fingerprint that were taken when it was made.
 *
 * @throws BackupError in words where anything is missing or other than it was
 */
export async function checkBackup(path: string, product: string): Promise<{ head: Head; totals: Totals }> {
  const backup = await openBackup(path, product)
  try {
    const meters = new TableMeters(partNames(backup.head))
    for await (const { table, bytes } of backup.parts()) meters.add(table, bytes)
    const totals = backup.totals()
    const [different] = differences(backup.head, totals, meters.counts())
    if (different !== undefined) throw new BackupError(`${path} is damaged: ${different} Take another one.`)
    return { head: backup.head, totals }
  } finally {
    backup.close()
  }
}

/** One sentence for each table that differs. */
export function differences(head: Head, wanted: Totals, found: Totals): string[] {
  return partNames(head).flatMap(table => {
    const should = wanted[table]
    const is = found[table]
    if (!should || !is) return [`${table} was never counted.`]
    if (should.rows !== is.rows) return [`${table} has ${is.rows} rows instead of ${should.rows}.`]
    return should.fingerprint === is.fingerprint && should.bytes === is.bytes
      ? []
      : [`The rows of ${table} are not what they were.`]
  })
}
