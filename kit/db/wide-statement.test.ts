import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '#testing/database/test-database.ts'
import { defineStatement } from './statement.ts'
import { defineWideStatement } from './wide-statement.ts'

const { pool, drop } = await createTestDatabase()
afterAll(() => drop())

interface Everything {
  id: string
  whole: number
  precise: number
  words: string
  flag: boolean
  day: string
  met_at: Date
  never: Date | null
  names: string[]
  held: { key: string; whys: (string | null)[] }
}

const sql = `select n::text as id, n * 7 as whole, 0.1::float8 + n as precise, E'"quoted"\\n\\u00e9\\U0001F423' as words, n > 1 as flag,
    date '2026-03-29'::text as day, timestamptz '2026-03-29 01:59:59.123+00' + n * interval '1 day' as met_at,
    null::timestamptz as never, array['a', 'b, "c"'] as names, jsonb '{"key": "x", "whys": [null, "y"]}' as held
  from generate_series(1, :most::int) n order by n desc`

const plain = defineStatement<Everything, { most: number }>('test', 'test_everything', sql)
const wide = defineWideStatement<Everything, { most: number }>('test', 'test_everything_wide', sql, {
  met_at: true,
  never: true,
})

test('A wide statement returns the same rows in the same order as a plain one, in any time zone', async () => {
  expect(await wide.run(pool, { most: 3 })).toEqual(await plain.run(pool, { most: 3 }))
  const client = await pool.connect()
  await client.query(`set time zone 'Asia/Kathmandu'`)
  expect(await wide.first(client, { most: 2 })).toEqual(await plain.first(client, { most: 2 }))
  await client.query('reset time zone')
  client.release()
  expect(await wide.first(pool, { most: 0 })).toBeUndefined()
})

test('The rows come as one column', async () => {
  const { fields } = await pool.query(wide.sql, [1])
  expect(fields.map(({ name }) => name)).toEqual(['row'])
})
