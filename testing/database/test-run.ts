import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { startTestServer } from './test-server.ts'

const migrations = fileURLToPath(new URL('../../database/migrations', import.meta.url))

/**
 * An account and its first learner get the same id, for the sake of the previous version. In tests they don't: what takes
 * one for the other finds nothing.
 */
const idsDiffer = `
  create function ids_differ() returns trigger language plpgsql as
    'begin new.id := new.id + 1000000; return new; end';
  create trigger ids_differ before insert on learner
    for each row when (new.id = new.account_id) execute function ids_differ()`

/** Vitest's global setup: one PostgreSQL for the whole run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { admin, stop, template } = await startTestServer({
    databaseUrl: process.env.DATABASE_URL,
    migrations,
    prepare: idsDiffer,
  })
  project.provide('testServer', { admin, template })
  return stop
}
