import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '#testing/database/test-database.ts'
import { withLease } from './lease.ts'
import { openPool } from './pool.ts'

const database = await createTestDatabase()
const other = openPool({ connection: database.connection, applicationName: 'other', log: () => undefined })
afterAll(async () => {
  await other.end()
  await database.drop()
})

const never = new AbortController().signal

test('Two processes do the work one after the other', async () => {
  let working = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++working)
    await database.pool.query('select pg_sleep(0.03)')
    return working--
  }
  const all = [database.pool, other, database.pool, other].map(db => withLease(db, 'one', 60, never, work))
  expect(await Promise.all(all)).toEqual([1, 1, 1, 1])
  expect(most).toBe(1)
})

test("A lease expires if it isn't released, and failed work releases it", async () => {
  await database.pool.query(`insert into lease values ('left', gen_random_uuid(), now() + interval '0.2 seconds')`)
  const broken = withLease(other, 'left', 60, never, () => Promise.reject(new Error('broken')))
  await expect(broken).rejects.toThrow('broken')
  expect(await withLease(other, 'left', 60, never, async () => 'done')).toBe('done')
})

test('An aborted wait ends without the lease', async () => {
  await database.pool.query(`insert into lease values ('held', gen_random_uuid(), now() + interval '1 hour')`)
  const waiting = withLease(other, 'held', 60, AbortSignal.timeout(150), async () => 'done')
  await expect(waiting).rejects.toThrow('aborted')
})
