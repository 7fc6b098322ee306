import { mkdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { configuredPlace, openPlace } from '#app/server/backup/database-place.ts'
import { formatTotals, megabytes, runTool, say, secondsSince, withProgress } from '#app/server/backup/print.ts'
import { backupHead } from '#app/server/backup/product-backup.ts'
import { takeSnapshot } from '#kit/db/backup/snapshot.ts'
import { writeBackup } from '#kit/db/backup/write-file.ts'

// npm run backup [-- FILE or FOLDER]: all that is in the database, in one file, while the product runs.

await runTool(async signal => {
  const { dataDir, place } = configuredPlace()
  const signed = backupHead()
  const path = await nameFor(process.argv[2], join(dataDir, 'backups'), signed.madeAt)
  const began = performance.now()
  const database = await openPlace(place, false, say)
  try {
    say(`Backing up ${database.called}.`)
    const snapshot = await takeSnapshot(database.client, signed)
    const size = await writeBackup(path, withProgress(snapshot), signal)
    say(`${formatTotals(snapshot.totals())} are in ${path} (${megabytes(size)}, ${secondsSince(began)}).`)
  } finally {
    await database.close()
  }
})

/** The file that was named, else one named by the time in the folder that was named, else in the folder for them. */
async function nameFor(named: string | undefined, folder: string, at: Date): Promise<string> {
  const name = `mindling-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.zst`
  if (named === undefined) {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    return join(folder, name)
  }
  const path = resolve(named)
  if (named.endsWith('/')) await mkdir(path, { recursive: true, mode: 0o700 })
  const present = await stat(path).catch(() => undefined)
  return present?.isDirectory() ? join(path, name) : path
}
