import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { configuredPlace, openPlace } from '#app/server/backup/database-place.ts'
import { formatTotals, printTable, runTool, say, secondsSince } from '#app/server/backup/print.ts'
import { product, restoreOptions } from '#app/server/backup/product-backup.ts'
import { BackupError } from '#kit/db/backup/backup-error.ts'
import { checkBackup } from '#kit/db/backup/check-file.ts'
import { openBackup } from '#kit/db/backup/read-file.ts'
import { restoreBackup } from '#kit/db/backup/restore.ts'

// npm run restore -- FILE [--replace] [--check]: checks a back-up completely, then replaces the database's content with it in
// one transaction. With --check it only checks.

await runTool(async () => {
  const { values, positionals } = readArguments()
  const [named] = positionals
  if (named === undefined) throw new BackupError('Which file? For example: npm run restore -- FILE')
  const path = resolve(named)
  const began = performance.now()
  say(`Checking ${path}.`)
  const { head, totals } = await checkBackup(path, product)
  say(`It is whole: ${formatTotals(totals)}, of ${head.madeAt}, made by version ${head.version}.`)
  if (values.check) return
  const database = await openPlace(configuredPlace().place, true, say)
  const backup = await openBackup(path, product)
  try {
    say(`Putting it into ${database.called}.`)
    const put = await restoreBackup(database.client, backup, { ...restoreOptions(values.replace), report: printTable })
    say(`${formatTotals(put)} are back, counted and compared (${secondsSince(began)}).`)
  } finally {
    backup.close()
    await database.close()
  }
})

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false }, check: { type: 'boolean', default: false } },
    })
  } catch (fault) {
    throw new BackupError(fault instanceof Error ? fault.message : String(fault))
  }
}
