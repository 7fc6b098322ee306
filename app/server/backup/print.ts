import { BackupError } from '#kit/db/backup/backup-error.ts'
import type { Backup, Totals } from '#kit/db/backup/manifest.ts'
import { EmbeddedError } from '#kit/db/embedded-error.ts'
import { MigrationError } from '#kit/db/migrate.ts'
import { DatabaseUnreachableError } from '#kit/db/unreachable.ts'
import { SettingsError } from '../settings.ts'

export const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** Prints each table when it is complete. */
export function withProgress(backup: Backup): Backup {
  return {
    ...backup,
    totals: () => backup.totals(),
    async *parts() {
      let table: string | undefined
      for await (const part of backup.parts()) {
        if (table !== undefined && part.table !== table) printTable(table, backup.totals()[table]?.rows ?? 0)
        table = part.table
        yield part
      }
      if (table !== undefined) printTable(table, backup.totals()[table]?.rows ?? 0)
    },
  }
}

export function printTable(table: string, rows: number): void {
  if (rows > 0) say(`  ${table.padEnd(28)} ${formatCount(rows).padStart(14)} rows`)
}

/** "1,234 rows of 30 tables". */
export function formatTotals(totals: Totals): string {
  const counts = Object.values(totals)
  return `${formatCount(counts.reduce((sum, { rows }) => sum + rows, 0))} rows of ${counts.length} tables`
}

const formatCount = (n: number) => n.toLocaleString('en')

export const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`
export const secondsSince = (began: number) => `${((performance.now() - began) / 1000).toFixed(1)} s`

const printable = [BackupError, EmbeddedError, MigrationError, SettingsError, DatabaseUnreachableError]

/**
 * Runs a tool. Known errors are printed in one line with exit code 1. A signal aborts the work, which cleans up; a
 * second one ends the process.
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
  } catch (error) {
    const plain = printable.some(kind => error instanceof kind)
    process.stderr.write(`${error instanceof Error ? (plain ? error.message : error.stack) : error}\n`)
    process.exitCode = 1
  }
  // A hanging connection could keep the process alive.
  process.exit()
}
