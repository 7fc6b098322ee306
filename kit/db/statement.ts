import type pg from 'pg'

/** What a statement can be run on: a pool, or one connection of it inside a transaction. */
export type Queryable = Pick<pg.ClientBase, 'query'> | Pick<pg.Pool, 'query'>

/** A named prepared statement: parsed and planned once on each connection, one round trip each time. */
export interface Statement<Row, Args extends readonly unknown[]> {
  readonly name: string
  readonly sql: string
  /** All rows. */
  run(on: Queryable, args: Args): Promise<Row[]>
  /** The first row, or undefined where there is none. */
  first(on: Queryable, args: Args): Promise<Row | undefined>
}

const known = new Map<string, string>()

/** The SQL of every statement that has been named so far, by name. */
export const statements: ReadonlyMap<string, string> = known

/**
 * Names a piece of SQL. Name the columns it returns (never `select *`): a plan made before a migration added a column
 * would otherwise be refused after it.
 *
 * @param name unique in the product, at most 63 bytes (PostgreSQL cuts off the rest)
 * @param sql one statement with `$1`, `$2` … for the arguments
 * @throws Error when another statement has that name
 */
export function statement<Row extends object, Args extends readonly unknown[] = []>(
  name: string,
  sql: string,
): Statement<Row, Args> {
  if (Buffer.byteLength(name) > 63) throw new Error(`The statement's name is longer than 63 bytes: ${name}`)
  if ((known.get(name) ?? sql) !== sql) throw new Error(`Two different statements are named ${name}.`)
  known.set(name, sql)
  const run = async (on: Queryable, args: Args): Promise<Row[]> => {
    const { rows } = await on.query<Row & pg.QueryResultRow>({ name, text: sql, values: [...args] })
    return rows
  }
  return { name, sql, run, first: async (on, args) => (await run(on, args))[0] }
}
