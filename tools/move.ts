import { configuredPlace, isSameDatabase, openPlace, parsePlace } from '#app/server/backup/database-place.ts'
import { formatTotals, printTable, runTool, say, secondsSince } from '#app/server/backup/print.ts'
import { backupHead, checkNoServer, restoreOptions } from '#app/server/backup/product-backup.ts'
import { BackupError } from '#kit/db/backup/backup-error.ts'
import { restoreBackup } from '#kit/db/backup/restore.ts'
import { takeSnapshot } from '#kit/db/backup/snapshot.ts'

// npm run move -- postgresql://… (or with the address in MOVE_TO): everything from the database in use (without DATABASE_URL the
// built-in one) into another PostgreSQL, counted and compared there. The old one is left as it is.

await runTool(async () => {
  const target = parsePlace(process.argv[2] ?? process.env.MOVE_TO ?? '')
  const began = performance.now()
  const from = await openPlace(configuredPlace().place, false, say)
  try {
    const into = await openPlace(target, false, say)
    try {
      if (await isSameDatabase(from.client, into.client)) {
        throw new BackupError(
          'That is the database in use. To move from the built-in one, take DATABASE_URL out of .env first.',
        )
      }
      await checkNoServer(from.client)
      say(`Moving ${from.called} into ${into.called}.`)
      const snapshot = await takeSnapshot(from.client, backupHead())
      const moved = await restoreBackup(into.client, snapshot, {
        ...restoreOptions(false),
        report: printTable,
        // A server started in the meantime would keep using the old database.
        beforeCommit: () => checkNoServer(from.client),
      })
      await snapshot.close()
      say(
        `${formatTotals(moved)} are there, counted and compared (${secondsSince(began)}). The old database is as it was.`,
      )
      // Not the address itself: its password is in it.
      say('Set DATABASE_URL in .env to the address that you gave, and start the server.')
    } finally {
      await into.close()
    }
  } finally {
    await from.close()
  }
})
