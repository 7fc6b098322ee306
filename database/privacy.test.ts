import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '#testing/database/test-database.ts'

const database = await createTestDatabase()
afterAll(() => database.drop())
const page = readFileSync(new URL('../docs/privacy.md', import.meta.url), 'utf8')

/** `table.column` of every line of the inventory, with why it is kept and how long. */
function inventory(): { column: string; why: string; howLong: string }[] {
  const [, table = ''] = page.split('## Inventory')
  return [...table.matchAll(/^\| `(\w+)` \| (`.+`) \| (.+) \| (.+) \|$/gm)].flatMap(
    ([, name, columns = '', why = '', howLong = '']) =>
      [...columns.matchAll(/`(\w+)`/g)].map(([, column]) => ({ column: `${name}.${column}`, why, howLong })),
  )
}

test('docs/privacy.md lists every column that holds something of a learner, and none that is not there', async () => {
  const { rows } = await database.pool.query<{ column: string }>(
    `select c.table_name || '.' || c.column_name as column from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and (c.table_name in ('account', 'learner') or exists (
       select from information_schema.columns l where l.table_schema = 'public' and l.table_name = c.table_name
         and l.column_name in ('account_id', 'learner_id')))`,
  )
  const listed = inventory().map(({ column }) => column)
  expect(rows.length).toBeGreaterThan(150)
  expect(listed.toSorted()).toEqual(rows.map(({ column }) => column).toSorted())
})

test('of each it says why it is kept, and how long', () => {
  for (const { column, why, howLong } of inventory()) {
    expect([column, why.length > 8]).toEqual([column, true])
    expect([column, howLong]).toEqual([column, expect.stringMatching(/the account|\d+ (days|minutes)|used once/)])
  }
})

test('what it says elsewhere is there: tables, settings, calls', async () => {
  const { rows } = await database.pool.query<{ table: string }>(
    `select table_name as table from information_schema.tables where table_schema = 'public'`,
  )
  const tables = new Set(rows.map(({ table }) => table))
  for (const name of [
    'question_record',
    'question',
    'knowledge',
    'model_day',
    'tally',
    'sign_in_flow',
    'leaving_customer',
    'payment_news',
    'fetched_page',
  ])
    expect([name, tables.has(name), page.includes(`\`${name}\``)]).toEqual([name, true, true])
  const settings = readFileSync(new URL('../.env.example', import.meta.url), 'utf8')

  expect(settings).toContain('#IDLE_TOLD_DAYS=335\n#IDLE_DELETED_DAYS=365\n')
})
