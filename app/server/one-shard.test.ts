import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { statements } from '#kit/db/statement.ts'
import { startTestApp } from './test-app.ts'

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
    'find-wronged-learners',
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
function strayReads(plan: PlanNode, owned: ReadonlyMap<string, string>): string[] {
  const nodes = nodesOf(plan)
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

test.skipIf((versions[0]?.number ?? 0) < 160_000)(
  'every statement but those that are known for it reads the rows of one learner only',
  async () => {
    const owned = await ownedTables()
    const client = await app.db.connect()
    // The tables are empty: whole ones would be read, as nothing is quicker then.
    for (const way of ['seqscan', 'bitmapscan', 'hashjoin', 'mergejoin']) await client.query(`set enable_${way} = off`)
    const stray: string[] = []
    for (const [name, sql] of statements) {
      const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
        `explain (generic_plan, costs off, format json) ${sql}`,
      )
      const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
      if (plan && strayReads(plan, owned).length > 0) stray.push(name)
    }
    client.release()
    expect(stray.toSorted()).toEqual(known.toSorted())
  },
)

test('the page on scaling names each of them', () => {
  const page = readFileSync('docs/scaling.md', 'utf8')
  expect(known.filter(name => !page.includes(`\`${name}\``))).toEqual([])
})
