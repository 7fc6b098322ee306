import type { DescribedStatement } from './describe-statements.ts'

/** Types that a feature gives its own columns, by `table.column`, `statement.column` or `statement:parameter`. */
export type Refinements = ReadonlyMap<string, string>

/** What the driver makes of PostgreSQL's types (kit/db/pool.ts). */
const read: Readonly<Record<string, string>> = {
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  real: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  'timestamp with time zone': 'Date',
  bytea: 'Buffer',
  json: 'unknown',
  jsonb: 'unknown',
}

/** What the driver takes for them; JSON goes as its text. */
const taken: Readonly<Record<string, string>> = { ...read, bytea: 'Uint8Array', json: 'string', jsonb: 'string' }

/** Ids by the name of their parameter: those of questions travel as text, as the calls have them. */
const idTypes: Readonly<Record<string, string>> = {
  learner: 'LearnerId',
  learners: 'readonly LearnerId[]',
  account: 'AccountId',
  question: 'string',
  questions: 'readonly string[]',
}

/** Ids by the column that they come from. */
const idColumn = (origin: string | undefined): string | undefined =>
  /(^learner\.id|\.learner_id)$/.test(origin ?? '')
    ? 'LearnerId'
    : /(^account\.id|\.account_id)$/.test(origin ?? '')
      ? 'AccountId'
      : undefined

const typeOf = (types: typeof read, type: string): string =>
  type.endsWith('[]') ? arrayOf(types[type.slice(0, -2)] ?? 'string') : (types[type] ?? 'string')
const arrayOf = (element: string) => (element.includes(' ') ? `readonly (${element})[]` : `readonly ${element}[]`)

/** TypeScript of the parameter and row types of one owner's statements, for its `statement-types.ts`. */
export function printStatementTypes(described: readonly DescribedStatement[], refinements: Refinements): string {
  const used = new Set<string>()
  const refined = (keys: readonly (string | undefined)[], otherwise: string) => {
    const key = keys.find(each => each !== undefined && refinements.has(each))
    const name = key === undefined ? undefined : refinements.get(key)
    if (key === undefined || name === undefined) return otherwise
    used.add(name)
    return `${name}['${key}']`
  }
  const body = described.flatMap(({ name, parameters, columns }) => {
    const takes = parameters.map(({ name: parameter, type, nullable }) => {
      const plain = idTypes[parameter] ?? typeOf(taken, type)
      return `${parameter}: ${refined([`${name}:${parameter}`], nullable ? `${plain} | null` : plain)}`
    })
    const returns = columns.map(({ name: column, type, nullable, origin }) => {
      const plain = (type === 'bigint' ? idColumn(origin) : undefined) ?? typeOf(read, type)
      const refinable = refined([origin], plain)
      const whole = nullable && refinable !== 'unknown' ? `${refinable} | null` : refinable
      return `${/^\w+$/.test(column) ? column : `'${column}'`}: ${refined([`${name}.${column}`], whole)}`
    })
    return [
      `    '${name}': {`,
      `      parameters: ${takes.length === 0 ? 'Record<never, never>' : `{${lines(takes)}}`}`,
      `      row: ${returns.length === 0 ? 'never' : `{${lines(returns)}}`}`,
      '    }',
    ]
  })
  const imports = [...used].toSorted().map(type => `import type { ${type} } from '${homeOf(type)}'`)
  const ids = ['AccountId', 'LearnerId'].filter(id => body.some(line => new RegExp(`\\b${id}\\b`).test(line)))
  if (ids.length > 0) imports.push(`import type { ${ids.join(', ')} } from '#kit/db/ids.ts'`)
  const byModule = (line: string) => line.slice(line.indexOf(' from '))
  imports.sort((a, b) => (byModule(a) < byModule(b) ? -1 : 1))
  return [
    '// Written by `npm run statements` from what PostgreSQL says of each statement. Change the statement, not this file.',
    ...(imports.length > 0 ? imports : ['export {}']),
    '',
    "declare module '#kit/db/statement.ts' {",
    '  interface StatementTypes {',
    ...body,
    '  }',
    '}',
    '',
  ].join('\n')
}

const lines = (members: readonly string[]) =>
  members.length === 0 ? '' : `\n        ${members.join('\n        ')}\n      `

/** `PetColumnTypes` is exported by `#pet/column-types.ts`. */
const homeOf = (type: string) => `#${type.replace('ColumnTypes', '').toLowerCase()}/column-types.ts`
