import type pg from 'pg'
import { getConstructionPlans } from 'pg-boss'

/** pg-boss's schema (kit/jobs/jobs.ts). */
const schema = 'jobs'

/**
 * Jobs are saved as JSON rather than as rows, so that they survive a change of pg-boss's tables. Only unfinished jobs
 * are saved; schedules are written again at each start.
 */
export const jobSources: Readonly<Record<string, string>> = {
  'jobs/queue': `select to_jsonb(q) from ${schema}.queue q`,
  'jobs/job': `select to_jsonb(j) from ${schema}.job j where j.state < 'completed'`,
}

/** Temporary tables that the rows are loaded into first. */
export const jobTables: Readonly<Record<string, string>> = {
  'jobs/queue': 'pg_temp.waiting_queue',
  'jobs/job': 'pg_temp.waiting_job',
}

/** Whether this database has job queues. */
export async function hasJobs(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(`select to_regclass('${schema}.job') is not null as found`)
  return rows[0]?.found ?? false
}

/** Creates the temporary tables, which end with the transaction. */
export async function createJobTables(client: pg.ClientBase): Promise<void> {
  for (const table of Object.values(jobTables)) {
    await client.query(`create temporary table ${table.replace('pg_temp.', '')} (content jsonb) on commit drop`)
  }
}

/** Drops all queues. */
export async function dropJobs(client: pg.ClientBase): Promise<void> {
  await client.query(`drop schema if exists ${schema} cascade`)
}

/**
 * Creates the queues again and fills them with the loaded jobs. A job that was running is run again, because no one
 * can tell how far it had come.
 */
export async function restoreJobs(client: pg.ClientBase): Promise<void> {
  // pg-boss wraps its schema into a transaction; here it is part of ours.
  const plan = getConstructionPlans(schema)
    .replace(/^\s*BEGIN;/, '')
    .replace(/COMMIT;\s*$/, '')
  await client.query(plan)
  await client.query('set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0')
  await insertKnownColumns(client, 'queue', 'waiting_queue', '{}')
  const waiting = `{"state": "created", "started_on": null, "heartbeat_on": null}`
  await insertKnownColumns(client, 'job', 'waiting_job', waiting)
}

/** Inserts those fields of the objects that are columns of the table; other columns get their defaults. */
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
