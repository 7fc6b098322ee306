import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** One numbered change of the database schema. */
export interface Migration {
  number: number
  name: string
  sql: string
  /** SHA-256 of the text with Unix line ends. */
  hash: string
  /** The first line is `-- breaking`: earlier versions of the product can't work with the database afterwards. */
  breaking: boolean
  /** Its first line is `-- in batches`: its one statement runs in a transaction of its own again and again, until it changes no row. */
  inBatches: boolean
}

/**
 * Reads `NNNN_name.sql` files in order of their numbers and ignores files of other types.
 *
 * @throws Error when two files share a number or a `.sql` file has another kind of name
 */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort()
  const migrations = await Promise.all(names.map(name => readMigration(folder, name)))
  for (const [i, migration] of migrations.entries()) {
    const next = migrations[i + 1]
    if (next?.number === migration.number) {
      throw new Error(`Two migrations have the number ${migration.number}: ${migration.name} and ${next.name}.`)
    }
  }
  return migrations
}

async function readMigration(folder: string, file: string): Promise<Migration> {
  const [, number, name] = /^(\d{4})_([a-z0-9_-]+)\.sql$/.exec(file) ?? []
  if (!number || !name) throw new Error(`A migration is named like 0001_first.sql, not ${file}.`)
  const sql = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n')
  const hash = createHash('sha256').update(sql).digest('hex')
  const first = (words: string) => sql.startsWith(`-- ${words}\n`)
  return {
    number: Number(number),
    name,
    sql,
    hash,
    breaking: /^-- breaking\b/.test(sql),
    inBatches: first('in batches'),
  }
}
