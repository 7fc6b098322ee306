import { parseStatement, type SqlNode, walkSql } from './parse-sql.ts'
import { list } from './result-columns.ts'

/** A table that a statement names. */
export interface TableUse {
  readonly table: string
  /** The statement inserts into it, updates it or deletes from it. */
  readonly writes: boolean
  /** Character of the statement at which the name begins. */
  readonly at: number
}

interface RangeVar {
  readonly relname: string
  readonly location: number
}

/** Every table that a statement reads or changes, once for each time it is named; table expressions of `with` are none. */
export function tablesUsed(sql: string): TableUse[] {
  const reads: RangeVar[] = []
  const writes: RangeVar[] = []
  const expressions = new Set<string>()
  const locked = new Set<number>()
  const tree = parseStatement(sql)
  walkSql(tree, (kind, body) => {
    if (kind === 'RangeVar') reads.push(body as unknown as RangeVar)
    // `for update of x` names what `from` has named before.
    if (kind === 'LockingClause')
      for (const each of list(body.lockedRels)) locked.add((each.RangeVar as unknown as RangeVar).location)
    if (kind === 'InsertStmt' || kind === 'UpdateStmt' || kind === 'DeleteStmt') writes.push(body.relation as RangeVar)
    for (const each of list((body.withClause as SqlNode | undefined)?.ctes))
      expressions.add((each.CommonTableExpr as { ctename: string }).ctename)
  })
  const use = (isWrite: boolean) => (range: RangeVar) => ({
    table: range.relname,
    writes: isWrite,
    at: characterAt(sql, range.location),
  })
  return [...reads.filter(({ location }) => !locked.has(location)).map(use(false)), ...writes.map(use(true))].filter(
    ({ table }) => !expressions.has(table),
  )
}

/** PostgreSQL counts bytes. */
function characterAt(sql: string, byte: number): number {
  return Buffer.from(sql).subarray(0, byte).toString().length
}
