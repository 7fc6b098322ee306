import type pg from 'pg'
import { type KnownStatement, statements } from '#kit/db/statement.ts'
import { nullableParameters } from './nullable-parameters.ts'
import { parseStatement } from './parse-sql.ts'
import { type Catalogue, resultColumns, type SqlColumn } from './result-columns.ts'

/** What PostgreSQL says of one statement; types by their names there. */
export interface DescribedStatement {
  readonly name: string
  readonly owner: string
  readonly parameters: readonly { readonly name: string; readonly type: string; readonly nullable: boolean }[]
  readonly columns: readonly (SqlColumn & { readonly type: string })[]
}

/** Has PostgreSQL (16 or newer) prepare every defined statement, and says what it takes and returns. */
export async function describeStatements(pool: pg.Pool): Promise<DescribedStatement[]> {
  const client = await pool.connect()
  try {
    const catalogue = await readCatalogue(client)
    const described: DescribedStatement[] = []
    for (const statement of statements.values()) described.push(await describeOne(client, statement, catalogue))
    return described.toSorted((a, b) => (a.name < b.name ? -1 : 1))
  } finally {
    client.release()
  }
}

async function describeOne(
  client: pg.ClientBase,
  statement: KnownStatement,
  catalogue: Catalogue,
): Promise<DescribedStatement> {
  const { name, owner, described, parameters } = statement
  await client.query(`prepare described as ${described}`)
  const { rows } = await client.query<{ takes: string[]; returns: string[] | null }>(
    `select parameter_types::text[] as takes, result_types::text[] as returns
     from pg_prepared_statements where name = 'described'`,
  )
  await client.query('deallocate described')
  const [{ takes, returns } = { takes: [], returns: null }] = rows
  const tree = parseStatement(described)
  const mayBeNull = nullableParameters(tree, catalogue)
  const columns = returns ? resultColumns(tree, catalogue) : []
  if (columns.length !== (returns?.length ?? 0))
    throw new Error(`${name}: ${columns.length} columns were found, not ${returns?.length}.`)
  return {
    name,
    owner,
    parameters: parameters.map((parameter, i) => ({
      name: parameter,
      type: takes[i] ?? 'text',
      nullable: mayBeNull.has(i + 1),
    })),
    columns: columns.map((column, i) => ({ ...column, type: returns?.[i] ?? 'text' })),
  }
}

async function readCatalogue(client: pg.ClientBase): Promise<Catalogue> {
  const { rows } = await client.query<{ table: string; name: string; nullable: boolean }>(
    `select c.relname as table, a.attname as name, not a.attnotnull as nullable
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace in ('public'::regnamespace, to_regnamespace('jobs')) and c.relkind in ('r', 'p', 'v') and a.attnum > 0 and not a.attisdropped
     order by a.attnum`,
  )
  const tables = Map.groupBy(rows, ({ table }) => table)
  return new Map(
    [...tables].map(([table, columns]) => [
      table,
      columns.map(({ name, nullable }) => ({ name, nullable, origin: `${table}.${name}` })),
    ]),
  )
}
