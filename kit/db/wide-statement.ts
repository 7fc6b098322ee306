import { defineStatement, type Statement } from './statement.ts'

/** The columns of a row that are points in time. */
export type InstantColumn<Row> = {
  [Column in keyof Row]: unknown extends Row[Column] ? never : Date extends Row[Column] ? Column : never
}[keyof Row]

/**
 * Defines a statement that reads rows of many columns (from about thirty on), each row as one column of JSON. PostgreSQL
 * describes all columns again at each call, and the driver builds its rows from the descriptions: for seventy columns that
 * takes longer than everything else it does. The rows are the same, except that a `bigint`, `real` or `numeric` is read
 * as JSON reads numbers.
 *
 * @param source one `select`; its order is kept
 * @param instants its columns of type `timestamptz`, which JSON has as text
 */
export function defineWideStatement<Row extends object, Parameters>(
  owner: string,
  name: string,
  source: string,
  instants: Readonly<Record<InstantColumn<Row>, true>>,
): Statement<Row, Parameters> {
  const wrapped = defineStatement<{ row: Row }, Parameters>(
    owner,
    name,
    source,
    sql => `select row_to_json(wide) as row from (${sql}) wide`,
  )
  const columns = Object.keys(instants) as InstantColumn<Row>[]
  const run: Statement<Row, Parameters>['run'] = async (on, parameters) => {
    const rows = await wrapped.run(on, parameters)
    return rows.map(({ row }) => withInstants(row, columns))
  }
  return { ...wrapped, run, first: async (on, parameters) => (await run(on, parameters))[0] }
}

function withInstants<Row extends object>(row: Row, columns: readonly InstantColumn<Row>[]): Row {
  for (const column of columns) {
    const instant = row[column] as string | null
    if (instant !== null) row[column] = new Date(instant) as Row[typeof column]
  }
  return row
}
