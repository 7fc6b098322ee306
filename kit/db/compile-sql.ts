/** A piece of a statement that another owner wrote, by its characters in the compiled SQL. */
export interface FragmentRange {
  readonly owner: string
  readonly start: number
  readonly end: number
}

/** A statement as PostgreSQL takes it. */
export interface CompiledSql {
  /** With `$1`, `$2` … in the place of the names. */
  readonly sql: string
  /** The names, in the order of their numbers. */
  readonly parameters: readonly string[]
  readonly fragments: readonly FragmentRange[]
}

// Private-use characters: no SQL of ours contains them, and one that is left over is a syntax error.
const opens = '\uE000'
const named = '\uE001'
const closes = '\uE002'

/** Marks SQL as written by `owner`, wherever it is put into a statement of somebody else. */
export function markFragment(owner: string, sql: string): string {
  return `${opens}${owner}${named}${sql}${closes}`
}

// Quoted text, comments and casts first, so that no colon inside them is taken for a parameter.
const tokens = /'(?:[^']|'')*'|--[^\n]*|::|:([a-z]\w*)|\uE000([^\uE001]*)\uE001|\uE002/gi

/** Numbers the `:name` parameters in the order in which they first appear, and finds the marked fragments. */
export function compileSql(source: string): CompiledSql {
  const parameters: string[] = []
  const fragments: FragmentRange[] = []
  const open: { owner: string; start: number }[] = []
  let sql = ''
  let from = 0
  for (const match of source.matchAll(tokens)) {
    const [token, parameter, owner] = match
    sql += source.slice(from, match.index)
    from = match.index + token.length
    if (owner !== undefined) open.push({ owner, start: sql.length })
    else if (token === closes) {
      const last = open.pop()
      if (last) fragments.push({ ...last, end: sql.length })
    } else sql += parameter === undefined ? token : `$${numberOf(parameter, parameters)}`
  }
  return { sql: sql + source.slice(from), parameters, fragments }
}

function numberOf(parameter: string, parameters: string[]): number {
  const at = parameters.indexOf(parameter)
  return at >= 0 ? at + 1 : parameters.push(parameter)
}
