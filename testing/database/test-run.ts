import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { startTestServer } from './test-server.ts'

const migrations = fileURLToPath(new URL('../../database/migrations', import.meta.url))

/** Vitest's global setup: one PostgreSQL for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { admin, stop, template } = await startTestServer({ databaseUrl: process.env.DATABASE_URL, migrations })
  project.provide('testServer', { admin, template })
  return stop
}
