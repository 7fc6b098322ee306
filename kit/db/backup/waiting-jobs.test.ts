import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { openJobs } from '#kit/jobs/jobs.ts'
import { createEmptyDatabase, createTestDatabase } from '#testing/database/test-database.ts'
import { restoreBackup } from './restore.ts'
import { takeSnapshot } from './snapshot.ts'

const migrations = join(import.meta.dirname, '../../../database/migrations')
const report = (fault: unknown) => {
  throw fault
}

async function connected(database: Awaited<ReturnType<typeof createEmptyDatabase>>) {
  const client = new pg.Client(database.connection)
  await client.connect()
  onTestFinished(async () => {
    await client.end()
    await database.drop()
  })
  return { client, pool: database.pool }
}

test("Waiting and interrupted jobs run after a restore; finished ones don't run again", async () => {
  const source = await connected(await createTestDatabase())
  const before = openJobs(source.pool, report)
  const finished: object[] = []
  before.handle('letters', async data => {
    finished.push(data)
  })
  await before.send('letters', { to: 'Ana' }, 'ana')
  await expect.poll(() => finished.length).toBe(1)
  const completed = `select 1 from jobs.job where state = 'completed'`
  await expect.poll(async () => (await source.pool.query(completed)).rowCount).toBe(1)
  await before.stop()
  const sender = openJobs(source.pool, report)
  await sender.send('letters', { to: 'Ben' }, 'ben')
  await sender.send('parcels', { to: 'Eva', with: 'é\\"\n' }, 'eva')
  await source.pool.query(`update jobs.job set state = 'active', started_on = now() where singleton_key = 'ben'`)
  await sender.send('letters', { to: 'Ben' }, 'ben')
  await sender.stop()

  const target = await connected(await createEmptyDatabase())
  const snapshot = await takeSnapshot(source.client, { product: 'post', version: '1', madeAt: new Date(0) })
  const options = { migrations, precious: { table: 'learner', called: 'learners' }, replace: false, serverName: 'post' }
  await restoreBackup(target.client, snapshot, options)
  await snapshot.close()

  const after = openJobs(target.pool, report)
  const done: object[] = []
  for (const queue of ['letters', 'parcels']) after.handle(queue, async data => void done.push(data))
  await expect.poll(() => done.length).toBe(2)
  await after.stop()
  expect(done).toEqual(expect.arrayContaining([{ to: 'Ben' }, { to: 'Eva', with: 'é\\"\n' }]))
  expect((await target.pool.query(`select 1 from jobs.job where state < 'completed'`)).rowCount).toBe(0)
})
