import { type SqlNode, walkSql } from './parse-sql.ts'
import { type Catalogue, list } from './result-columns.ts'

/**
 * Numbers of the parameters that may be null: those written to a column that allows it, compared with null, or first in a
 * `coalesce`. PostgreSQL takes null for any parameter; a statement that is given one elsewhere would find or change nothing.
 */
export function nullableParameters(statement: SqlNode, catalogue: Catalogue): ReadonlySet<number> {
  const found = new Set<number>()
  const allow = (nodes: readonly SqlNode[]) => {
    for (const node of nodes) for (const number of valuesOf(node)) found.add(number)
  }
  walkSql(statement, (kind, body) => {
    if (kind === 'InsertStmt') {
      const table = (body.relation as { relname: string }).relname
      const cells = cellsOf(body)
      const columns = list(body.cols).map(each => (each.ResTarget as { name: string }).name)
      for (const [i, column] of columns.entries())
        if (isNullableColumn(catalogue, table, column)) allow(cells.flatMap(row => (row[i] ? [row[i]] : [])))
    }
    if (kind === 'UpdateStmt') {
      const table = (body.relation as { relname: string }).relname
      for (const { ResTarget } of list(body.targetList)) {
        const { name, val } = ResTarget as { name: string; val: SqlNode }
        if (isNullableColumn(catalogue, table, name)) allow([val])
      }
    }
    if (kind === 'NullTest') allow([body.arg as SqlNode])
    if (kind === 'CoalesceExpr') allow(list(body.args).slice(0, -1))
  })
  return found
}

/** The values that an `insert` writes: of one `select`, or of several rows. */
function cellsOf(insert: SqlNode): SqlNode[][] {
  const select = (insert.selectStmt as SqlNode | undefined)?.SelectStmt as SqlNode | undefined
  const rows = list(select?.valuesLists).map(row => list((row.List as SqlNode).items))
  return [...rows, list(select?.targetList).map(each => (each.ResTarget as { val: SqlNode }).val)]
}

function isNullableColumn(catalogue: Catalogue, table: string, column: string): boolean {
  return catalogue.get(table)?.find(each => each.name === column)?.nullable ?? false
}

/** Parameters that an expression can come out as. */
function valuesOf(node: SqlNode): number[] {
  const [[kind, body] = ['', {}]] = Object.entries(node) as [string, SqlNode][]
  if (kind === 'ParamRef') return [body.number as number]
  if (kind === 'TypeCast') return valuesOf(body.arg as SqlNode)
  if (kind === 'CaseExpr')
    return [...list(body.args).map(each => (each.CaseWhen as { result: SqlNode }).result), body.defresult as SqlNode]
      .filter(each => each !== undefined)
      .flatMap(valuesOf)
  return []
}
