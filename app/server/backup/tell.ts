import { BackupError } from '#kit/db/backup/backup-error.ts'
import type { Backup, Totals } from '#kit/db/backup/manifest.ts'
import { EmbeddedError } from '#kit/db/embedded-error.ts'
import { MigrationError } from '#kit/db/migrate.ts'
import { DatabaseUnreachableError } from '#kit/db/unreachable.ts'
import { SettingsError } from '../settings.ts'

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** Tells of every table once it is through. */
export function told(backup: Backup): Backup {
  return {
    ...backup,
    totals: () => backup.totals(),
    async *parts() {
      let table: string | undefined
      for await (const part of backup.parts()) {
        if (table !== undefined && part.table !== table) tellTable(table, backup.totals()[table]?.rows ?? 0)
        table = part.table
        yield part
      }
      if (table !== undefined) tellTable(table, backup.totals()[table]?.rows ?? 0)
    },
  }
}

export function tellTable(table: string, rows: number): void {
  if (rows > 0) say(`  ${table.padEnd(28)} ${inNumbers(rows).padStart(14)} rows`)
}

/** "1,234 rows of 30 tables". */
export function inAll(totals: Totals): string {
  const counts = Object.values(totals)
  return `${inNumbers(counts.reduce((sum, { rows }) => sum + rows, 0))} rows of ${counts.length} tables`
}

const inNumbers = (n: number) => n.toLocaleString('en')

export const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
export const secondsSince = (began: number) => `${((performance.now() - began) / 1000).toFixed(1)} s`

const inWords = [BackupError, EmbeddedError, MigrationError, SettingsError, DatabaseUnreachableError]

/**
 * Runs a tool. What is known to go wrong is told in one plain line; exit code 1. A signal is handed to the work, which
 * tidies up and ends; a second one ends it at once.
 */
export async function runTool(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stop.signal.aborted) process.exit(1)
      stop.abort()
    })
  }
  try {
    await work(stop.signal)
  } catch (fault) {
    const plain = inWords.some(kind => fault instanceof kind)
    process.stderr.write(`${fault instanceof Error ? (plain ? fault.message : fault.stack) : fault}\n`)
    process.exitCode = 1
  }
  // A signal's handler would keep nothing alive, but a connection that hangs might.
  process.exit()
}
