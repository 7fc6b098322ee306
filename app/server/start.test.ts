import { expect, test } from 'vitest'
import { startServerProcess } from '#testing/app/server-process.ts'
import { createEmptyDatabase } from '#testing/database/test-database.ts'

/** What the server wrote before it ended, line by line. */
async function lastWords(environment: Readonly<Record<string, string>>): Promise<string[]> {
  const server = await startServerProcess(environment).catch((fault: Error) => fault)
  if (!(server instanceof Error)) throw new Error('It has started.')
  return server.message.split('\n').slice(1)
}

test('An unreachable database stops the start with one line that names it and the reason, but no password', async () => {
  expect(await lastWords({ DATABASE_URL: 'postgresql://ana:secret@127.0.0.1:1/mindling?sslmode=disable' })).toEqual([
    "The database 127.0.0.1:1/mindling can't be reached: connect ECONNREFUSED 127.0.0.1:1",
  ])
  const { url, drop } = await createEmptyDatabase()
  await drop()
  expect(await lastWords({ DATABASE_URL: url })).toEqual([
    expect.stringMatching(/^The database \S+ can't be reached: database "\w+" does not exist$/),
  ])
})
