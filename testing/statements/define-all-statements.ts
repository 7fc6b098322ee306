import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Imports every module of the product that defines statements, so that `statements` and `allTables` know all of them. */
export async function defineAllStatements(): Promise<void> {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts'], {
    cwd: root,
    encoding: 'utf8',
  })
  const files = listed
    .split('\n')
    .filter(file => /^(features|kit|outside|app)\//.test(file) && !file.includes('.test.'))
  for (const file of files) {
    const path = `${root}${file}`
    if (existsSync(path) && /\.(wideStatement|statement)\(|defineStatement</.test(readFileSync(path, 'utf8')))
      await import(path)
  }
  // Statements that features put together from one another's fragments.
  for (const file of ['export-parts.ts', 'composed-statements.ts']) await import(`${root}app/server/${file}`)
}
