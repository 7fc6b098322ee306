import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '#testing/database/test-database.ts'
import { deleteJobs } from './delete-jobs.ts'
import { openJobs } from './jobs.ts'

const database = await createTestDatabase()
const faults: unknown[] = []
const first = openJobs(database.pool, fault => faults.push(fault))
const second = openJobs(database.pool, fault => faults.push(fault))
afterAll(async () => {
  await Promise.all([first.stop(), second.stop()])
  await database.drop()
})

test('A job runs once, on any server, without errors', async () => {
  const done: string[] = []
  for (const jobs of [first, second]) jobs.handle<{ name: string }>('greet', async ({ name }) => void done.push(name))
  await Promise.all(['Ana', 'Bo', 'Cy'].map(name => first.send('greet', { name }, name)))
  await expect.poll(() => done.toSorted(), { interval: 100 }).toEqual(['Ana', 'Bo', 'Cy'])
  expect(faults).toEqual([])
})

test('A second job with the same key is ignored while the first waits', async () => {
  await Promise.all(Array.from({ length: 20 }, () => first.send('waiting', {}, 'same key')))
  const { rows } = await database.pool.query(`select count(*)::int as waiting from jobs.job where name = 'waiting'`)
  expect(rows[0].waiting).toBe(1)
})

test('Scheduled work is planned once for all servers and run by one', async () => {
  let done = 0
  for (const jobs of [first, second]) jobs.schedule('tidy', '*/10 * * * *', async () => void done++)
  const planned = async () => {
    const { rows } = await database.pool.query(`select cron from jobs.schedule where name = 'tidy'`)
    return rows
  }
  await expect.poll(planned).toEqual([{ cron: '*/10 * * * *' }])
  await second.send('tidy', {}, 'tidy')
  await expect.poll(() => done, { interval: 100 }).toBe(1)
  expect(faults).toEqual([])
})

test("A failed job is reported, and not retried if its sender doesn't want that", async () => {
  let tries = 0
  first.handle('stumble', async () => {
    tries++
    throw new Error('stumbled')
  })
  await first.send('stumble', {}, 'once', 0)
  const state = async () => {
    const { rows } = await database.pool.query(`select state::text from jobs.job where name = 'stumble'`)
    return rows
  }
  await expect.poll(state, { interval: 100 }).toEqual([{ state: 'failed' }])
  expect(tries).toBe(1)
  expect(faults.splice(0).map(String)).toEqual(['Error: stumbled'])
})

test('Jobs are deleted by a field of their data; finished jobs are kept for three days', async () => {
  const [queue, left] = ['forgettable', 'also-forgettable']
  await first.send(queue, { who: '17' }, 'a')
  await first.send(left, { who: '17', more: true }, 'b')
  await first.send(queue, { who: '18' }, 'c')
  await first.send(queue, { whom: '17' }, 'd')
  await database.pool.query(`update jobs.job set state = 'completed' where name = $1`, [left])
  await deleteJobs(database.pool, 'who', ['17', '99'])
  const { rows } = await database.pool.query('select data from jobs.job where name = any ($1) order by singleton_key', [
    [queue, left],
  ])
  expect(rows.map(({ data }) => data)).toEqual([{ who: '18' }, { whom: '17' }])
  const kept = await database.pool.query('select deletion_seconds from jobs.queue where name = $1', [queue])
  expect(kept.rows).toEqual([{ deletion_seconds: 259_200 }])
})
