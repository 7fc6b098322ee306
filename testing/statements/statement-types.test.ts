import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '#testing/database/test-database.ts'
import { statementTypeFiles } from './write-statement-types.ts'

const { pool, drop } = await createTestDatabase()
afterAll(() => drop())

const { rows } = await pool.query<{ number: number }>(`select current_setting('server_version_num')::int as number`)
/** From version 16 on, PostgreSQL describes what a prepared statement returns. */
const describesResults = (rows[0]?.number ?? 0) >= 160_000

/** Without the formatter's line breaks and trailing commas. */
const unformatted = (text: string) => text.replace(/[\s,;]+/g, ' ').replace(/ ?([{}()[\]|]) ?/g, '$1')

test.runIf(describesResults)(
  "Every statement-types.ts matches PostgreSQL's description of its statements; if not, run `npm run statements`",
  async () => {
    for (const [file, text] of await statementTypeFiles(pool))
      expect(unformatted(readFileSync(file, 'utf8')), file).toBe(unformatted(text))
  },
)
