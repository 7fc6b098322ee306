import type { Queryable, Statement } from '#kit/db/statement.ts'
import { defineStatement } from '#kit/db/statement.ts'
import type { SignedIn } from '#kit/http/route.ts'

/** A table with personal data, and what its owner gets to see of it. */
export interface ExportTable {
  readonly table: string
  /** Its name in the export. */
  readonly as: string
  /** Whose rows these are: the account's, or the learner's where nothing is said. */
  readonly owner?: 'account' | undefined
  /** Name in the export → column. */
  readonly columns: Readonly<Record<string, string>>
  /** Column → why it is left out of the export. */
  readonly leftOut?: Readonly<Record<string, string>>
  /** The other columns of the table's key, column → type; without any, each owner has one row. */
  readonly key?: Readonly<Record<string, string>>
}

/** One entry of an export: a list, or a single row. */
export interface ExportPart {
  readonly as: string
  readonly one: boolean
  rows(db: Queryable, whose: SignedIn): AsyncIterable<object>
}

const pageSize = 500

/** The column with the id of the row's owner. */
export const ownerColumn = ({ table, owner }: Pick<ExportTable, 'table' | 'owner'>) => {
  const kind = owner ?? 'learner'
  return table === kind ? 'id' : `${kind}_id`
}

/** Reads an owner's rows page by page in the order of their key, so memory use and transactions stay small. */
export function exportPart({ table, as, owner, columns, key = {} }: ExportTable): ExportPart {
  const shown = Object.entries(columns).map(([name, column]) => `t.${column} as "${name}"`)
  const order = Object.entries(key)
  const keys = order.map(([column], i) => `t.${column}::text as "key${i}"`)
  const from = `select ${[...shown, ...keys].join(', ')} from ${table} t where t.${ownerColumn({ table, owner })} = :owner`
  const by = order.map(([column]) => `t.${column}`).join(', ')
  const last = order.map(([, type], i) => `:after${i}::text::${type}`).join(', ')
  const page = by && `order by ${by} limit ${pageSize}`
  const first = defineStatement<Row, Page>('app', `export-${as}`, `${from} ${page}`)
  const next = by
    ? defineStatement<Row, Page>('app', `export-${as}-on`, `${from} and (${by}) > (${last}) ${page}`)
    : undefined
  return {
    as,
    one: by === '',
    rows: (db, whose) => allRows(db, owner ? whose.accountId : whose.learnerId, order.length, first, next),
  }
}

type Row = Record<string, unknown>
/** Whose rows, and the key of the last row before: `after0`, `after1` … */
type Page = { owner: number } & Record<string, unknown>

async function* allRows(
  db: Queryable,
  owner: number,
  keys: number,
  first: Statement<Row, Page>,
  next: Statement<Row, Page> | undefined,
): AsyncIterable<object> {
  let rows = await first.run(db, { owner })
  for (;;) {
    const last = rows.at(-1)
    for (const row of rows) yield readable(row, keys)
    if (!next || !last || rows.length < pageSize) return
    rows = await next.run(db, { owner, ...after(last, keys) })
  }
}

function after(last: Row, keys: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: keys }, (_, i) => [`after${i}`, String(last[`key${i}`])]))
}

/** The row without its paging keys, and with bytes as Base64. */
function readable(row: Row, keys: number): Row {
  const entries = Object.entries(row).slice(0, Object.keys(row).length - keys)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value]),
  )
}
