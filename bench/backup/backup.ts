import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import pg from 'pg'
import { checkBackup } from '#kit/db/backup/check-file.ts'
import { findDeferred } from '#kit/db/backup/deferred-indexes.ts'
import { openBackup } from '#kit/db/backup/read-file.ts'
import { restoreBackup } from '#kit/db/backup/restore.ts'
import { takeSnapshot } from '#kit/db/backup/snapshot.ts'
import { writeBackup } from '#kit/db/backup/write-file.ts'
import { withDatabase } from '../databases.ts'
import { machine } from '../machine.ts'
import { printTable } from '../table.ts'

const learners = 2000
const answersEach = 500
const product = 'Mindling'

/** Times backing up, checking, and restoring a million answers with every row compared, and measures peak memory. */
export async function run(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mindling-bench-backup-'))
  const path = join(folder, 'back-up.tar.zst')
  try {
    await withDatabase(async db => {
      const client = new pg.Client({ ...db.options, statement_timeout: 0, lock_timeout: 0 })
      await client.connect()
      await fill(client)
      const snapshot = await takeSnapshot(client, { product, version: 'bench', madeAt: new Date() })
      const made = await timed(() => writeBackup(path, snapshot))
      await snapshot.close()
      const checked = await timed(() => checkBackup(path, product))
      const backup = await openBackup(path, product)
      const restored = await timed(() =>
        restoreBackup(client, backup, {
          migrations: resolve('database/migrations'),
          precious: { table: 'learner', called: 'learners' },
          replace: true,
          serverName: 'mindling',
        }),
      )
      await client.end()
      const counts = Object.values(snapshot.totals())
      const rows = counts.reduce((sum, each) => sum + each.rows, 0)
      const bytes = counts.reduce((sum, each) => sum + each.bytes, 0)
      const { size } = await stat(path)
      const line = (what: string, seconds: number) => [
        what,
        seconds.toFixed(1),
        Math.round(rows / seconds).toLocaleString('en'),
        (bytes / 1e6 / seconds).toFixed(1),
      ]
      printTable(
        `Back-up: ${rows.toLocaleString('en')} rows, ${(bytes / 1e6).toFixed(0)} MB, packed ${(size / 1e6).toFixed(0)} MB (${machine()})`,
        ['what', 'seconds', 'rows/s', 'MB/s'],
        [
          line('back up into a file', made),
          line('check the file', checked),
          line('restore: shape, rows, indexes, all rows compared', restored),
        ],
      )
      console.log(`peak memory of this process: ${Math.round(process.resourceUsage().maxRSS / 1000)} MB`)
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

/** Rows like the product's: answers of about 700 bytes, and a memory for every tenth. */
async function fill(client: pg.Client): Promise<void> {
  // The restore creates the indexes; here they would only cost time.
  for (const statement of (await findDeferred(client)).away) await client.query(statement)
  await client.query(
    `insert into learner (email, email_key, username)
     select 'learner' || n || '@example.org', 'learner' || n || '@example.org', 'Ana' from generate_series(1, $1::int) n`,
    [learners],
  )
  await client.query(
    `insert into answer (learner_id, attempt, question_id, chosen, correct, experience, day, outcome, answered_at, ability, grade, seconds)
     select l.id, gen_random_uuid(), 1 + (n * 7919 + l.id * 31) % 5000, n % 4, n % 4 = 0, 10, '2026-03-01'::date + n / 20,
       json_build_object('correct', n % 4 = 0, 'explanation', repeat(md5(n::text) || ' ', 10),
         'statChanges', json_build_object('experience', 10, 'energy', -1.5 - n, 'id', gen_random_uuid())),
       '2026-03-01'::timestamptz + n * interval '37 minutes', random(), 1 + n % 4, random() * 20
     from learner l, generate_series(1, $1::int) n`,
    [answersEach],
  )
  await client.query(
    `insert into memory (learner_id, question_id, topic_id, answers, correct_answers, stability, difficulty, state, reviews, lapses,
       reviewed_at, due_at, last_day)
     select l.id, n, 'science', 2, 1, random() * 100, 5, 2, 1, 0, now(), now(), '2026-03-01'
     from learner l, generate_series(1, $1::int) n`,
    [answersEach / 10],
  )
}
