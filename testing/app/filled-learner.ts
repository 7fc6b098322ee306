import type pg from 'pg'

/** A column of a table that holds something of a learner. */
export interface Column {
  table: string
  column: string
  type: string
  nullable: boolean
  /** It is worked out by the database. */
  generated: boolean
}

/** Every column of every table with a learner in it, and of the learner's own; as the schema has them now. */
export async function columnsOfLearners(db: pg.Pool): Promise<Column[]> {
  const { rows } = await db.query<Column>(
    `select c.table_name as table, c.column_name as column, c.udt_name as type, c.is_nullable = 'YES' as nullable,
       c.is_identity = 'YES' or c.is_generated = 'ALWAYS' as generated
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and (c.table_name = 'learner' or exists (
       select from information_schema.columns l where l.table_schema = 'public' and l.table_name = c.table_name
         and l.column_name = 'learner_id'))
     order by 1, c.ordinal_position`,
  )
  return rows
}

/** A value of each type that shows whose it is, wherever it may be found again. */
const values: Readonly<Record<string, (mark: string) => unknown>> = {
  text: mark => mark,
  int2: () => 1,
  int4: () => 1,
  int8: () => 1,
  float4: () => 1,
  float8: () => 1,
  bool: () => true,
  date: () => '2026-03-01',
  timestamptz: () => '2026-03-01T10:00:00Z',
  bytea: mark => Buffer.from(mark),
  json: mark => JSON.stringify({ mark }),
  jsonb: mark => JSON.stringify({ mark }),
  _text: mark => [mark],
  _int4: () => [1],
  _int8: () => [1],
  _timestamptz: () => ['2026-03-01T10:00:00Z'],
}

/** Where not any value will do. */
const certain: Readonly<Record<string, unknown>> = {
  'learner.time_zone': 'UTC',
  'learner.daily_goal': 10,
  'learner.learns': 'self',
  'learner.daily_minutes': 30,
  'learner.leaving_at': null,
  'pet_care.action': 'talk',
  'account_token.purpose': 'reset',
}

/**
 * Opens an account and fills every column of every table for it: with its mark where there is text.
 *
 * @param id far from any other number, so that it can be searched for
 */
export async function fillLearner(db: pg.Pool, id: string, mark: string): Promise<void> {
  const columns = await columnsOfLearners(db)
  const tables = [...new Set(['learner', ...columns.map(({ table }) => table)])]
  for (const table of tables) {
    const filled = columns.filter(each => each.table === table && (!each.generated || each.column === 'id'))
    const row = filled.map(({ column, type }) => valueFor(table, column, type, id, mark))
    const places = filled.map((_, i) => `$${i + 1}`)
    const names = filled.map(({ column }) => `"${column}"`)
    await db.query(
      `insert into "${table}" (${names}) ${table === 'learner' ? 'overriding system value' : ''} values (${places})`,
      row,
    )
  }
}

function valueFor(table: string, column: string, type: string, id: string, mark: string): unknown {
  if (column === 'learner_id' || (table === 'learner' && column === 'id')) return id
  if (`${table}.${column}` in certain) return certain[`${table}.${column}`]
  if (type === 'uuid') return `00000000-0000-4000-8000-${id.padStart(12, '0')}`
  const value = values[type]
  if (!value) throw new Error(`${table}.${column} is of type ${type}: say in filled-learner.ts what it may hold`)
  return value(mark)
}

/** Every row of every table of the product and of its jobs, as text: `table: row`. */
export async function everyRow(db: pg.Pool): Promise<string[]> {
  const { rows: tables } = await db.query<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE' order by 1, 2`,
  )
  const all: string[] = []
  for (const { schema, name } of tables) {
    const { rows } = await db.query<{ row: string }>(`select t::text as row from "${schema}"."${name}" t order by 1`)
    all.push(...rows.map(({ row }) => `${schema}.${name}: ${row}`))
  }
  return all
}
