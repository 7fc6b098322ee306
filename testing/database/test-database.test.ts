import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from './test-database.ts'

const database = await createTestDatabase()
afterAll(() => database.drop())

test('A test database is migrated', async () => {
  const { rows } = await database.pool.query('select number from schema_migration order by number limit 1')
  expect(rows).toEqual([{ number: 1 }])
})

test('Test databases are independent of each other', async () => {
  const other = await createTestDatabase()
  await database.pool.query('create table only_here (id integer)')
  await expect(other.pool.query('select id from only_here')).rejects.toThrow('does not exist')
  await other.drop()
})

test("A test database's URL connects to it", async () => {
  const { default: pg } = await import('pg')
  const client = new pg.Client(database.url)
  await client.connect()
  const { rows } = await client.query('select current_database() as name')
  expect(database.url).toContain(`/${rows[0].name}?`)
  await client.end()
})
