import { checkNobodyWrites, puttingInPlace, signedNow } from '#app/server/backup/own-backup.ts'
import { areSame, openPlace, placeAt, settledPlace } from '#app/server/backup/own-place.ts'
import { inAll, runTool, say, secondsSince, tellTable } from '#app/server/backup/tell.ts'
import { BackupError } from '#kit/db/backup/backup-error.ts'
import { loadBackup } from '#kit/db/backup/load.ts'
import { takeSnapshot } from '#kit/db/backup/snapshot.ts'

// npm run move -- postgresql://… (or with the address in MOVE_TO): everything from the database in use (without DATABASE_URL the
// built-in one) into another PostgreSQL, counted and compared there. The old one is left as it is.

await runTool(async () => {
  const target = placeAt(process.argv[2] ?? process.env.MOVE_TO ?? '')
  const began = performance.now()
  const from = await openPlace(settledPlace().place, false, say)
  try {
    const into = await openPlace(target, false, say)
    try {
      if (await areSame(from.client, into.client)) {
        throw new BackupError(
          'That is the database in use. To move from the built-in one, take DATABASE_URL out of .env first.',
        )
      }
      await checkNobodyWrites(from.client)
      say(`Moving ${from.called} into ${into.called}.`)
      const snapshot = await takeSnapshot(from.client, signedNow())
      const moved = await loadBackup(into.client, snapshot, {
        ...puttingInPlace(false),
        report: tellTable,
        // One that was started meanwhile would have gone on with the old one.
        beforeCommit: () => checkNobodyWrites(from.client),
      })
      await snapshot.close()
      say(`${inAll(moved)} are there, counted and compared (${secondsSince(began)}). The old database is as it was.`)
      // Not the address itself: its password is in it.
      say('Set DATABASE_URL in .env to the address that you gave, and start the server.')
    } finally {
      await into.close()
    }
  } finally {
    await from.close()
  }
})
