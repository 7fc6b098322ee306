import { readFileSync } from 'node:fs'
import type pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { statements } from '#kit/db/statement.ts'
import { fillLearner } from '#testing/app/filled-learner.ts'
import { startTestApp } from '#testing/app/test-app.ts'

/**
 * Statements that read rows of more than one learner, or find a learner by something else than their id. None of them
 * belongs to what a learner does over and over: docs/scaling.md says of each kind what it becomes on many machines.
 */
const elsewhere = {
  'a door, where nobody is known yet': [
    'find-learner-by-email',
    'find-learner-by-identity',
    'find-learner-by-proven-email',
    'learner-of-customer',
  ],
  'a budget of all together': ['claim-picture', 'find-claimable-picture'],
  'a count over everybody, when somebody asks for it': ['find-proof'],
  'a job in the background': [
    'delete-dead-account-tokens',
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

/** The learners' own tables, each with the column that says whose a row is. */
async function ownedTables(): Promise<ReadonlyMap<string, string>> {
  const { rows } = await app.db.query<{ name: string }>(
    `select table_name as name from information_schema.columns
     where table_schema = 'public' and column_name = 'learner_id'`,
  )
  return new Map([['learner', 'id'], ...rows.map(({ name }) => [name, 'learner_id'] as const)])
}

/** Reads of learners' tables in a plan that are not tied to one learner. */
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

/** PostgreSQL plans for any arguments from version 16 on. */
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

test.runIf(plansForAny)(
  'every statement but those that are known for it reads the rows of one learner only',
  async () => {
    const owned = await ownedTables()
    const client = await app.db.connect()
    // The tables are empty: nothing is quicker then than to gather all of them.
    for (const way of ['bitmapscan', 'hashjoin', 'mergejoin']) await client.query(`set enable_${way} = off`)
    const stray: string[] = []
    for (const [name, { sql }] of statements) {
      if (strayReads(await planOf(client, sql), owned).length > 0) stray.push(name)
    }
    await client.query('reset all')
    client.release()
    expect(stray.toSorted()).toEqual(known.toSorted())
  },
)

test.runIf(plansForAny)(
  'no statement reads a table whole because one learner was there when it was planned: the plan is kept as they become many',
  async () => {
    await fillLearner(app.db, '900000001', 'first')
    await app.db.query('vacuum analyze')
    const { rows: single } = await app.db.query<{ name: string }>(
      `select table_name as name from information_schema.columns where column_name = 'only_row'`,
    )
    const oneRow = single.map(({ name }) => name)
    const whole: string[] = []
    for (const [name, { sql }] of statements) {
      const read = (await planOf(app.db, sql)).filter(node => node['Node Type'] === 'Seq Scan')
      const tables = read.map(node => node['Relation Name'] ?? '')
      const many = tables.filter(table => !oneRow.includes(table))
      if (many.length > 0 && !known.includes(name)) whole.push(`${name}: ${many.join(', ')}`)
    }
    expect(whole).toEqual([])
  },
)

test('the page on scaling names each of them', () => {
  const page = readFileSync('docs/scaling.md', 'utf8')
  expect(known.filter(name => !page.includes(`\`${name}\``))).toEqual([])
})
