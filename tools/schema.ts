import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openPool } from '#kit/db/pool.ts'
import { copyTemplate, startTestServer } from '#testing/database/test-server.ts'
import { printSchema } from '#testing/schema/print-schema.ts'
import { defineAllStatements } from '#testing/statements/define-all-statements.ts'

// `npm run schema`: writes database/schema.sql, the schema as it stands after all migrations.
const root = fileURLToPath(new URL('..', import.meta.url))
const server = await startTestServer({ migrations: `${root}database/migrations` })
const database = await copyTemplate(server)
const pool = openPool({ connection: database.connection, applicationName: 'schema', log: console.error })
try {
  await defineAllStatements()
  writeFileSync(`${root}database/schema.sql`, await printSchema(pool))
} finally {
  await pool.end()
  await database.drop()
  await server.stop()
}
