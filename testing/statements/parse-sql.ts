import { loadModule, parseSync } from 'libpg-query'

await loadModule()

/** A node of PostgreSQL's parse tree, of whatever kind. */
export type SqlNode = { readonly [field: string]: unknown }

/** The parse tree of one statement, from PostgreSQL's own parser. */
export function parseStatement(sql: string): SqlNode {
  const { stmts = [] } = parseSync(sql) as { stmts?: { stmt: SqlNode }[] }
  const [only] = stmts
  if (!only || stmts.length !== 1) throw new Error(`One statement is expected here: ${sql}`)
  return only.stmt
}

/** Calls `visit` with every node below this one, and the kind that PostgreSQL gives it. */
export function walkSql(node: unknown, visit: (kind: string, node: SqlNode) => void): void {
  if (Array.isArray(node)) for (const each of node) walkSql(each, visit)
  else if (typeof node === 'object' && node !== null)
    for (const [kind, below] of Object.entries(node)) {
      if (typeof below === 'object' && below !== null && !Array.isArray(below)) visit(kind, below as SqlNode)
      walkSql(below, visit)
    }
}
