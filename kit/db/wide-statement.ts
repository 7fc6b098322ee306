import { type Statement, statement } from './statement.ts'

/** The columns of a row that are points in time. */
type InstantColumn<Row> = {
  [Column in keyof Row]: unknown extends Row[Column] ? never : Date extends Row[Column] ? Column : never
}[keyof Row]

/**
 * A statement that reads rows of many columns (from about thirty on), each row as one column of JSON. PostgreSQL describes
 * all columns again at each call, and the driver builds its rows from the descriptions: for seventy columns that takes
 * longer than everything else it does. The rows are the same, but that a `bigint`, `real` or `numeric` is read as JSON reads numbers.
 *
 * @param sql one `select`; its order is kept
 * @param instants its columns of type `timestamptz`, which JSON has as text
 */
export function wideStatement<Row extends object, Args extends readonly unknown[] = []>(
  name: string,
  sql: string,
  instants: Readonly<Record<InstantColumn<Row>, true>>,
): Statement<Row, Args> {
  const told = statement<{ row: Row }, Args>(name, `select row_to_json(wide) as row from (${sql}) wide`)
  const columns = Object.keys(instants) as InstantColumn<Row>[]
  const run: Statement<Row, Args>['run'] = async (on, args) => {
    const rows = await told.run(on, args)
    return rows.map(({ row }) => withInstants(row, columns))
  }
  return { ...told, run, first: async (on, args) => (await run(on, args))[0] }
}

function withInstants<Row extends object>(row: Row, columns: readonly InstantColumn<Row>[]): Row {
  for (const column of columns) {
    const instant = row[column] as string | null
    if (instant !== null) row[column] = new Date(instant) as Row[typeof column]
  }
  return row
}
