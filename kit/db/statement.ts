import type pg from 'pg'
import { type CompiledSql, compileSql } from './compile-sql.ts'

/** What a statement can be run on: a pool, or one connection of it inside a transaction. */
export type Queryable = Pick<pg.ClientBase, 'query'> | Pick<pg.Pool, 'query'>

/**
 * Parameter and row types of every statement, by name. `npm run statements` writes them from PostgreSQL's own
 * description (database/statement-types.ts); this interface is where that file adds them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface StatementTypes {}

type TypesOf<Name> = Name extends keyof StatementTypes ? StatementTypes[Name] : never
/** The row that the statement of that name returns. */
export type RowOf<Name extends keyof StatementTypes> = TypesOf<Name> extends { row: infer Row } ? Row : never
/** The parameters that the statement of that name takes. */
export type ParametersOf<Name extends keyof StatementTypes> =
  TypesOf<Name> extends { parameters: infer Parameters } ? Parameters : never

/** A named prepared statement: parsed and planned once on each connection, one round trip each time. */
export interface Statement<Row, Parameters> {
  readonly name: string
  readonly sql: string
  /** All rows. */
  run(on: Queryable, parameters: Parameters): Promise<Row[]>
  /** The first row, or undefined where there is none. */
  first(on: Queryable, parameters: Parameters): Promise<Row | undefined>
}

/** The statement of that name, with the types that PostgreSQL describes for it. */
export type StatementNamed<Name extends keyof StatementTypes> = Statement<RowOf<Name>, ParametersOf<Name>>

/** What is known of a statement beside its types. */
export interface KnownStatement extends CompiledSql {
  readonly name: string
  /** Who may write it: the feature whose tables it changes. */
  readonly owner: string
  /** SQL with the statement's columns one by one, where `sql` wraps them. */
  readonly described: string
}

const known = new Map<string, KnownStatement>()

/** Every statement that has been defined so far, by name. */
export const statements: ReadonlyMap<string, KnownStatement> = known

/**
 * Defines a statement. Name the columns it returns (never `select *`): a plan made before a migration added a column
 * would otherwise be refused after it. Features call it through their `tables.ts`.
 *
 * @param source one statement with `:name` for its parameters
 * @param wrap puts the statement into another one, which is what PostgreSQL gets to see
 * @throws Error when the name is longer than PostgreSQL's 63 bytes, or belongs to another statement
 */
export function defineStatement<Row extends object, Parameters>(
  owner: string,
  name: string,
  source: string,
  wrap: (sql: string) => string = sql => sql,
): Statement<Row, Parameters> {
  if (Buffer.byteLength(name) > 63) throw new Error(`The statement's name is longer than 63 bytes: ${name}`)
  const { sql, parameters, fragments } = compileSql(source)
  const before = known.get(name)
  if (before && before.described !== sql) throw new Error(`Two different statements are named ${name}.`)
  known.set(name, { name, owner, sql: wrap(sql), described: sql, parameters, fragments })
  const text = wrap(sql)
  const run = async (on: Queryable, given: Parameters): Promise<Row[]> => {
    const values = parameters.map(parameter => (given as Record<string, unknown>)[parameter])
    const { rows } = await on.query<Row & pg.QueryResultRow>({ name, text, values })
    return rows
  }
  return { name, sql: text, run, first: async (on, given) => (await run(on, given))[0] }
}
