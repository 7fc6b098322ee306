import { BackupError } from './backup-error.ts'
import { type Head, partNames, type Totals } from './manifest.ts'
import { openBackup } from './read-file.ts'
import { TableMeters } from './row-meter.ts'

/**
 * Reads a whole back-up and compares every table with the row count and fingerprint taken when it was made.
 *
 * @throws BackupError if anything is missing or differs
 */
export async function checkBackup(path: string, product: string): Promise<{ head: Head; totals: Totals }> {
  const backup = await openBackup(path, product)
  try {
    const meters = new TableMeters(partNames(backup.head))
    for await (const { table, bytes } of backup.parts()) meters.add(table, bytes)
    const totals = backup.totals()
    const [different] = differences(backup.head, totals, meters.counts())
    if (different !== undefined) throw new BackupError(`${path} is damaged: ${different} Use another back-up.`)
    return { head: backup.head, totals }
  } finally {
    backup.close()
  }
}

/** One sentence for each table that differs. */
export function differences(head: Head, expectedTotals: Totals, foundTotals: Totals): string[] {
  return partNames(head).flatMap(table => {
    const expected = expectedTotals[table]
    const actual = foundTotals[table]
    if (!expected || !actual) return [`${table} is missing from the counts.`]
    if (expected.rows !== actual.rows) return [`${table} has ${actual.rows} rows instead of ${expected.rows}.`]
    return expected.fingerprint === actual.fingerprint && expected.bytes === actual.bytes
      ? []
      : [`The rows of ${table} have changed.`]
  })
}
