import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { statements } from '#kit/db/statement.ts'
import { fillLearner } from '#testing/app/filled-learner.ts'
import { startTestApp } from '#testing/app/test-app.ts'

/**
 * Statements that read rows of several accounts, or find an account by something other than its ID. None of them is
 * part of everyday learning; docs/scaling.md says what each kind becomes on many machines.
 */
const elsewhere = {
  'Before sign-in, when the account is unknown': [
    'find-account-by-email',
    'find-account-by-identity',
    'find-account-by-proven-email',
    'account-of-customer',
  ],
  'A shared budget': ['claim-picture', 'find-claimable-picture'],
  'A count over all learners, on request': ['find-proof'],
  'A background job': [
    'delete-dead-mail-tokens',
    'delete-dead-sessions',
    'find-first-meetings',
    'find-idle-told',
    'find-idle-untold',
    'find-leaving',
    'find-open-reports',
    'find-mismarked-learners',
    'forget-active-days',
    'forget-hints',
    'forget-model-spend',
    'forget-replies',
    'forget-rounds',
    'forget-talk',
    'forget-unfinished-topics',
    'put-questions',
    'return-question',
    'unsettled-customers',
  ],
}
const known = Object.values(elsewhere).flat()

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  Alias?: string
  'Index Cond'?: string
  'Recheck Cond'?: string
  Filter?: string
  'Join Filter'?: string
  Plans?: PlanNode[]
}

const app = await startTestApp()
afterAll(() => app.close())

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** Tables with data of accounts and learners, each with a pattern of the columns that say whose a row is. */
async function ownedTables(): Promise<ReadonlyMap<string, string>> {
  const { rows } = await app.db.query<{ name: string; keys: string }>(
    `select table_name as name, string_agg(column_name, '|') as keys from information_schema.columns
     where table_schema = 'public' and (column_name in ('account_id', 'learner_id') or (table_name in ('account', 'learner') and column_name = 'id'))
     group by 1`,
  )
  return new Map(rows.map(({ name, keys }) => [name, `(${keys})`] as const))
}

/** Reads in a plan of these tables that aren't limited to one account or learner. */
function strayReads(nodes: readonly PlanNode[], owned: ReadonlyMap<string, string>): string[] {
  const joins = nodes.map(node => node['Join Filter'] ?? '').join(' ')
  return nodes.flatMap(node => {
    const table = node['Relation Name'] ?? ''
    const key = owned.get(table)
    if (key === undefined || node['Node Type'] === 'ModifyTable') return []
    const own = [node['Index Cond'], node['Recheck Cond'], node.Filter].join(' ')
    const tied = new RegExp(`\\b${key} = |= ${node.Alias}\\.${key}\\b`)
    const joined = new RegExp(`\\b${node.Alias}\\.${key} = |= ${node.Alias}\\.${key}\\b`)
    return tied.test(own) || joined.test(joins) ? [] : [`${table} by ${own.trim() || 'nothing'}`]
  })
}

/** `explain (generic_plan)` exists from PostgreSQL 16 on. */
const { rows: versions } = await app.db.query<{ number: number }>(
  `select current_setting('server_version_num')::int as number`,
)
const plansForAny = (versions[0]?.number ?? 0) >= 160_000

async function planOf(on: Pick<pg.Pool, 'query'>, sql: string): Promise<PlanNode[]> {
  const { rows } = await on.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    `explain (generic_plan, costs off, format json) ${sql}`,
  )
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
  return plan ? nodesOf(plan) : []
}

test.runIf(plansForAny)('Every statement outside the list reads the rows of one account or learner only', async () => {
  const owned = await ownedTables()
  const client = await app.db.connect()
  // The tables are empty, so the planner would prefer to read them whole.
  for (const way of ['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin']) await client.query(`set enable_${way} = off`)
  const stray: string[] = []
  for (const [name, { sql }] of statements) {
    if (strayReads(await planOf(client, sql), owned).length > 0) stray.push(name)
  }
  await client.query('reset all')
  client.release()
  expect(stray.toSorted()).toEqual(known.toSorted())
})

test.runIf(plansForAny)('No statement needs to read a whole table: each can use an index', async () => {
  await fillLearner(app.db, '900000001', 'first')
  await app.db.query('vacuum analyze')
  const client = await app.db.connect()
  // A table with few rows is read whole anyway; what matters is whether an index serves once it has grown.
  await client.query('set enable_seqscan = off')
  const { rows: single } = await app.db.query<{ name: string }>(
    `select table_name as name from information_schema.columns where column_name = 'only_row'`,
  )
  const oneRow = single.map(({ name }) => name)
  const whole: string[] = []
  for (const [name, { sql }] of statements) {
    const read = (await planOf(client, sql)).filter(node => node['Node Type'] === 'Seq Scan')
    const tables = read.map(node => node['Relation Name'] ?? '')
    const many = tables.filter(table => !oneRow.includes(table))
    if (many.length > 0 && !known.includes(name)) whole.push(`${name}: ${many.join(', ')}`)
  }
  await client.query('reset all')
  client.release()
  expect(whole).toEqual([])
})

test('docs/scaling.md names each listed statement', () => {
  const page = readFileSync('docs/scaling.md', 'utf8')
  expect(known.filter(name => !page.includes(`\`${name}\``))).toEqual([])
})
