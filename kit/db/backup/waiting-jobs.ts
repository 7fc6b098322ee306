import type pg from 'pg'
import { getConstructionPlans } from 'pg-boss'

/** The schema that pg-boss keeps its tables in (kit/jobs/jobs.ts). */
const schema = 'jobs'

/**
 * Jobs are kept as what they say, not as rows of pg-boss' own tables, so that they outlive a change of those. Only those
 * that are still to be done are kept; schedules are written anew by each start.
 */
export const jobSources: Readonly<Record<string, string>> = {
  'jobs/queue': `select to_jsonb(q) from ${schema}.queue q`,
  'jobs/job': `select to_jsonb(j) from ${schema}.job j where j.state < 'completed'`,
}

/** Where their rows are laid down first, each with its one column. */
export const jobTables: Readonly<Record<string, string>> = {
  'jobs/queue': 'pg_temp.waiting_queue',
  'jobs/job': 'pg_temp.waiting_job',
}

/** Whether this database has queues at all. */
export async function hasJobs(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(`select to_regclass('${schema}.job') is not null as found`)
  return rows[0]?.found ?? false
}

/** Makes the tables that the jobs' rows are laid down in; they go with the transaction. */
export async function layOutJobs(client: pg.ClientBase): Promise<void> {
  for (const table of Object.values(jobTables)) {
    await client.query(`create temporary table ${table.replace('pg_temp.', '')} (content jsonb) on commit drop`)
  }
}

/** Takes away all queues, for others to come. */
export async function dropJobs(client: pg.ClientBase): Promise<void> {
  await client.query(`drop schema if exists ${schema} cascade`)
}

/**
 * Makes the queues anew and fills them with the jobs laid down. One that was being done is to be done again: nobody can
 * tell how far it had come.
 */
export async function refillJobs(client: pg.ClientBase): Promise<void> {
  // pg-boss wraps its plan into a transaction of its own; here it is part of ours.
  const plan = getConstructionPlans(schema)
    .replace(/^\s*BEGIN;/, '')
    .replace(/COMMIT;\s*$/, '')
  await client.query(plan)
  await client.query('set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0')
  await insertKnownColumns(client, 'queue', 'waiting_queue', '{}')
  const anew = `{"state": "created", "started_on": null, "heartbeat_on": null}`
  await insertKnownColumns(client, 'job', 'waiting_job', anew)
}

/** Inserts what the objects say about columns that the table has; the others get their defaults. */
async function insertKnownColumns(client: pg.ClientBase, table: string, from: string, changed: string): Promise<void> {
  const { rows } = await client.query<{ columns: string | null }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
     where attrelid = '${schema}.${table}'::regclass and attnum > 0 and not attisdropped
       and attname in (select jsonb_object_keys(content) from pg_temp.${from})`,
  )
  const columns = rows[0]?.columns
  if (!columns) return
  await client.query(
    `insert into ${schema}.${table} (${columns})
     select ${columns} from pg_temp.${from}, jsonb_populate_record(null::${schema}.${table}, content || $1)
     on conflict do nothing`,
    [changed],
  )
}
