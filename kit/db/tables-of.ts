import { markFragment } from './compile-sql.ts'
import type { ParametersOf, RowOf, StatementNamed, StatementTypes } from './statement.ts'
import { defineStatement } from './statement.ts'
import { defineWideStatement, type InstantColumn } from './wide-statement.ts'

/** Whose id a table's rows would be placed by in a distributed database, or `shared` where all owners share them. */
export type Distribution = string

/** The columns of a statement that are points in time. */
type Instants<Name extends keyof StatementTypes> = Readonly<Record<InstantColumn<RowOf<Name> & object>, true>>

/** The tables of one owner, and the only way to write SQL in its name. */
export interface Tables {
  readonly owner: string
  readonly tables: Readonly<Record<string, Distribution>>
  /** Defines a statement that may change these tables, and read them and those of owners above. */
  statement<Name extends keyof StatementTypes & string>(name: Name, sql: string): StatementNamed<Name>
  /** The same for rows of many columns; see {@link defineWideStatement}. */
  wideStatement<Name extends keyof StatementTypes & string>(
    name: Name,
    sql: string,
    instants: Instants<Name>,
  ): StatementNamed<Name>
  /** SQL for other owners' statements: what it reads and changes counts as done by this owner. */
  fragment(sql: string): string
}

const every: Tables[] = []

/** The tables of all owners that have been named so far. */
export const allTables: readonly Tables[] = every

/** Names the tables that an owner (a feature, or a part of the kit) keeps. */
export function tablesOf(owner: string, tables: Readonly<Record<string, Distribution>>): Tables {
  const own: Tables = {
    owner,
    tables,
    statement: <Name extends keyof StatementTypes & string>(name: Name, sql: string) =>
      defineStatement<RowOf<Name> & object, ParametersOf<Name>>(owner, name, sql),
    wideStatement: <Name extends keyof StatementTypes & string>(name: Name, sql: string, instants: Instants<Name>) =>
      defineWideStatement<RowOf<Name> & object, ParametersOf<Name>>(owner, name, sql, instants),
    fragment: sql => markFragment(owner, sql),
  }
  every.push(own)
  return own
}
