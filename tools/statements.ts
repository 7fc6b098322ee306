import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openPool } from '#kit/db/pool.ts'
import { copyTemplate, startTestServer } from '#testing/database/test-server.ts'
import { statementTypeFiles } from '#testing/statements/write-statement-types.ts'

// `npm run statements`: asks PostgreSQL what every statement takes and returns, and writes that down as TypeScript.
const root = fileURLToPath(new URL('..', import.meta.url))
const server = await startTestServer({
  databaseUrl: process.env.DATABASE_URL,
  migrations: `${root}database/migrations`,
})
const database = await copyTemplate(server)
const pool = openPool({ connection: database.connection, applicationName: 'statements', log: console.error })
try {
  const files = await statementTypeFiles(pool)
  for (const [file, text] of files) writeFileSync(`${root}${file}`, text)
  spawnSync(process.execPath, ['node_modules/@biomejs/biome/bin/biome', 'format', '--write', ...files.keys()], {
    cwd: root,
  })
  console.log(`Wrote ${files.size} files.`)
} finally {
  await pool.end()
  await database.drop()
  await server.stop()
}
