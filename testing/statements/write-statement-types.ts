import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { allTables } from '#kit/db/tables-of.ts'
import { defineAllStatements } from './define-all-statements.ts'
import { describeStatements } from './describe-statements.ts'
import { printStatementTypes } from './print-statement-types.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const folderOf = (owner: string) => (existsSync(`${root}features/${owner}`) ? `features/${owner}` : owner)

/** What every owner's `statement-types.ts` has to say, by its path in the repository. */
export async function statementTypeFiles(pool: pg.Pool): Promise<ReadonlyMap<string, string>> {
  await defineAllStatements()
  const described = await describeStatements(pool)
  const refinements = new Map(
    allTables.flatMap(({ owner }) => readRefinements(`${root}${folderOf(owner)}/column-types.ts`)),
  )
  return new Map(
    allTables.map(({ owner }) => [
      `${folderOf(owner)}/statement-types.ts`,
      printStatementTypes(
        described.filter(
          statement => statement.owner === owner && !(owner === 'app' && statement.name.startsWith('export-')),
        ),
        refinements,
      ),
    ]),
  )
}

/** Key of each member of the interface in that file, and the interface's name. */
function readRefinements(file: string): (readonly [string, string])[] {
  if (!existsSync(file)) return []
  const text = readFileSync(file, 'utf8')
  const [, name = ''] = /export interface (\w+ColumnTypes)/.exec(text) ?? []
  return [...text.matchAll(/^ {2}'([^']+)':/gm)].map(([, key = '']) => [key, name] as const)
}
