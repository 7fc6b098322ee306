import type { SqlNode } from './parse-sql.ts'

/** A column that a statement, a table expression or a table has. */
export interface SqlColumn {
  readonly name: string
  /** It can be null. */
  readonly nullable: boolean
  /** `table.column`, if it is an unchanged column of a table. */
  readonly origin?: string
}

/** The columns of every table, by its name. */
export type Catalogue = ReadonlyMap<string, readonly SqlColumn[]>

interface Source {
  readonly alias: string
  readonly columns: readonly SqlColumn[]
}

interface Scope {
  readonly catalogue: Catalogue
  /** Table expressions of `with`, by name. */
  readonly withs: ReadonlyMap<string, readonly SqlColumn[]>
  /** What a column can be looked up in, the innermost first. */
  readonly sources: readonly Source[]
}

/** The columns of what a statement returns, in their order. */
export function resultColumns(statement: SqlNode, catalogue: Catalogue): SqlColumn[] {
  return columnsOf(statement, { catalogue, withs: new Map(), sources: [] })
}

function columnsOf(statement: SqlNode, outer: Scope): SqlColumn[] {
  const [[kind, body] = ['', {}]] = Object.entries(statement) as [string, SqlNode][]
  const scope = { ...outer, withs: withsOf(body, outer) }
  if (kind !== 'SelectStmt') return changed(body, scope)
  if (body.op !== 'SETOP_NONE') {
    const [left, right] = [body.larg, body.rarg].map(side => columnsOf({ SelectStmt: side }, scope))
    return (left ?? []).map((column, i) => ({ ...column, nullable: column.nullable || (right?.[i]?.nullable ?? true) }))
  }
  const from = list(body.fromClause).flatMap(each => sourcesOf(each, scope, false))
  return targets(list(body.targetList), { ...scope, sources: [...from, ...scope.sources] })
}

/** Of `insert`, `update` and `delete`: what they return. */
function changed(body: SqlNode, scope: Scope): SqlColumn[] {
  const returned = list((body.returningClause as SqlNode | undefined)?.exprs ?? body.returningList)
  const others = [...list(body.fromClause), ...list(body.usingClause)].flatMap(each => sourcesOf(each, scope, false))
  const own = sourcesOf({ RangeVar: body.relation }, scope, false)
  return targets(returned, { ...scope, sources: [...own, ...others, ...scope.sources] })
}

function withsOf(body: SqlNode, scope: Scope): Scope['withs'] {
  const withs = new Map(scope.withs)
  for (const each of list((body.withClause as SqlNode | undefined)?.ctes)) {
    const { ctename, ctequery } = each.CommonTableExpr as { ctename: string; ctequery: SqlNode }
    withs.set(ctename, columnsOf(ctequery, { ...scope, withs, sources: [] }))
  }
  return withs
}

/** What a part of `from` brings; null-extended where it is on the outer side of a join. */
function sourcesOf(node: SqlNode, scope: Scope, outer: boolean): Source[] {
  const [[kind, body] = ['', {}]] = Object.entries(node) as [string, SqlNode][]
  const alias = body.alias as { aliasname: string; colnames?: SqlNode[] } | undefined
  const source = (name: string, columns: readonly SqlColumn[]): Source[] => [
    { alias: name, columns: columns.map(column => ({ ...column, nullable: column.nullable || outer })) },
  ]
  if (kind === 'JoinExpr') {
    const left = outer || body.jointype === 'JOIN_RIGHT' || body.jointype === 'JOIN_FULL'
    const right = outer || body.jointype === 'JOIN_LEFT' || body.jointype === 'JOIN_FULL'
    const before = sourcesOf(body.larg as SqlNode, scope, left)
    const beside = { ...scope, sources: [...before, ...scope.sources] }
    return [...before, ...sourcesOf(body.rarg as SqlNode, beside, right)]
  }
  if (kind === 'RangeVar') {
    const name = body.relname as string
    const columns = scope.withs.get(name) ?? scope.catalogue.get(name)
    if (!columns) throw new Error(`There is no table ${name}.`)
    return source(alias?.aliasname ?? name, columns)
  }
  const renamed = list(alias?.colnames).map(text)
  if (kind === 'RangeSubselect') {
    const columns = columnsOf(body.subquery as SqlNode, scope)
    return source(
      alias?.aliasname ?? '',
      columns.map((column, i) => ({ ...column, name: renamed[i] ?? column.name })),
    )
  }
  const definitions = list(body.coldeflist).map(each => (each.ColumnDef as { colname: string }).colname)
  const names = [...renamed, ...definitions]
  return source(
    alias?.aliasname ?? '',
    (names.length > 0 ? names : [alias?.aliasname ?? '']).map(name => ({ name, nullable: true })),
  )
}

function targets(nodes: readonly SqlNode[], scope: Scope): SqlColumn[] {
  return nodes.flatMap(node => {
    const { name, val } = node.ResTarget as { name?: string; val: SqlNode }
    const star = starOf(val)
    if (star !== undefined)
      return scope.sources.filter(each => star === '' || each.alias === star).flatMap(each => each.columns)
    const found = columnRef(val, scope)
    const origin = found?.origin
    return [
      { name: name ?? nameOf(val), nullable: isNullable(val, scope), ...(origin === undefined ? {} : { origin }) },
    ]
  })
}

/** The alias before `.*`, '' for a bare star, undefined for anything else. */
function starOf(node: SqlNode): string | undefined {
  const fields = list((node.ColumnRef as SqlNode | undefined)?.fields)
  if (!fields.at(-1)?.A_Star) return undefined
  return fields.length > 1 ? text(fields[0]) : ''
}

function columnRef(node: SqlNode, scope: Scope): SqlColumn | undefined {
  const bare = (node.TypeCast as { arg: SqlNode } | undefined)?.arg ?? node
  const fields = list((bare.ColumnRef as SqlNode | undefined)?.fields).map(
    each => (each.String as { sval: string })?.sval,
  )
  if (fields.length === 0) return undefined
  const name = fields.at(-1)
  const alias = fields.length > 1 ? fields[0] : undefined
  const from = scope.sources.filter(source => alias === undefined || source.alias === alias)
  return from.flatMap(source => source.columns).find(column => column.name === name)
}

const neverNull =
  /^(count|row_number|now|gen_random_uuid|nextval|json_build_object|jsonb_build_object|current_setting)$/
const aggregates = /^(sum|min|max|avg|array_agg|json_agg|jsonb_agg|bool_or|bool_and|string_agg|percentile_cont)$/

function isNullable(node: SqlNode | undefined, scope: Scope): boolean {
  if (!node) return true
  const [[kind, body] = ['', {}]] = Object.entries(node) as [string, SqlNode][]
  const any = (nodes: readonly SqlNode[]) => nodes.some(each => isNullable(each, scope))
  switch (kind) {
    case 'ColumnRef':
      return columnRef(node, scope)?.nullable ?? true
    case 'TypeCast':
      return isNullable(body.arg as SqlNode, scope)
    case 'A_Const':
      return body.isnull === true
    case 'CoalesceExpr':
    case 'MinMaxExpr':
      return list(body.args).every(each => isNullable(each, scope))
    case 'CaseExpr':
      return (
        any([...list(body.args).map(each => (each.CaseWhen as { result: SqlNode }).result)]) ||
        isNullable(body.defresult as SqlNode, scope)
      )
    case 'BoolExpr':
      return any(list(body.args))
    case 'A_Expr':
      if (/DISTINCT$/.test(body.kind as string)) return false
      return any(
        [body.lexpr, body.rexpr]
          .filter(side => side !== undefined)
          .flatMap(side =>
            'List' in (side as SqlNode) ? list(((side as SqlNode).List as SqlNode).items) : [side as SqlNode],
          ),
      )
    case 'NullTest':
    case 'BooleanTest':
    case 'A_ArrayExpr':
    case 'RowExpr':
      return false
    case 'SubLink':
      return isNullableSubquery(body, scope)
    case 'FuncCall': {
      const name = functionName(body)
      return neverNull.test(name) ? false : aggregates.test(name) || any(list(body.args))
    }
    default:
      return true
  }
}

/** An aggregate over everything always gives a row; any other subquery may find none. */
function isNullableSubquery({ subLinkType, subselect }: SqlNode, scope: Scope): boolean {
  if (subLinkType !== 'EXPR_SUBLINK') return subLinkType !== 'EXISTS_SUBLINK' && subLinkType !== 'ARRAY_SUBLINK'
  const select = (subselect as SqlNode).SelectStmt as SqlNode | undefined
  const plain = select && !select.groupClause && !select.havingClause && !select.limitCount
  const aggregated = /"sval":"(count|sum|min|max|array_agg|json_agg)"/.test(JSON.stringify(select?.targetList ?? []))
  return !plain || !aggregated || (columnsOf(subselect as SqlNode, scope)[0]?.nullable ?? true)
}

function nameOf(node: SqlNode): string {
  const [[kind, body] = ['', {}]] = Object.entries(node) as [string, SqlNode][]
  if (kind === 'ColumnRef') return text(list(body.fields).at(-1)) || '?column?'
  if (kind === 'TypeCast') return nameOf(body.arg as SqlNode)
  if (kind === 'FuncCall') return functionName(body)
  if (kind === 'CoalesceExpr') return 'coalesce'
  if (kind === 'SubLink' && body.subLinkType === 'EXISTS_SUBLINK') return 'exists'
  return '?column?'
}

const functionName = (body: SqlNode) => text(list(body.funcname).at(-1))

/** The text of a `String` node; empty for any other. */
const text = (node: SqlNode | undefined) => (node?.String as { sval: string } | undefined)?.sval ?? ''

/** A list of the parse tree; none where the field is missing. */
export function list(nodes: unknown): SqlNode[] {
  return Array.isArray(nodes) ? nodes : []
}
