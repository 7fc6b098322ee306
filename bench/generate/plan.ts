import type { Pool } from 'pg'
import type { Statement } from '#kit/db/statement.ts'

/** A node of a plan, as `explain (format json)` tells it. */
interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  'Recheck Cond'?: string
  Filter?: string
  'Subplan Name'?: string
  Plans?: PlanNode[]
}

/** The plan that PostgreSQL makes for any arguments: the one that a prepared statement settles on. */
export async function planOf(db: Pool, { sql }: Statement<never, never> | { sql: string }): Promise<PlanNode> {
  const { rows } = await db.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(
    `explain (generic_plan, costs off, format json) ${sql}`,
  )
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
  if (!plan) throw new Error('PostgreSQL gave no plan.')
  return plan
}

/** The plan for these arguments. */
export async function planFor(db: Pool, sql: string, args: readonly unknown[]): Promise<PlanNode> {
  const { rows } = await db.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>({
    text: `explain (costs off, format json) ${sql}`,
    values: [...args],
  })
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
  if (!plan) throw new Error('PostgreSQL gave no plan.')
  return plan
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** Whatever reads a table, as lines to print: what it reads, how, and by what. */
export function readsOf(plan: PlanNode): { table: string; how: string; by: string }[] {
  return nodesOf(plan).flatMap(node => {
    const table = node['Relation Name']
    if (!table || node['Node Type'] === 'ModifyTable') return []
    const bitmap = nodesOf(node).find(below => below['Node Type'] === 'Bitmap Index Scan')
    const by = node['Index Cond'] ?? bitmap?.['Index Cond'] ?? ''
    const index = node['Index Name'] ?? bitmap?.['Index Name']
    return [{ table, how: index ? `${node['Node Type']} using ${index}` : node['Node Type'], by }]
  })
}

/** By what a read of each table may go: the learner, the topic of a pool, or the key of a question that one of these led to. */
const narrow: Readonly<Record<string, RegExp>> = {
  learner: /\(id = /,
  question: /\b(topic_id|id) = /,
  pool_edition: /topic_id = /,
  question_record: /question_id = /,
}
const byLearner = /learner_id = /

/** Reads that go through a table by anything else. */
export function wideReads(plan: PlanNode): string[] {
  return readsOf(plan)
    .filter(({ table, by }) => !(narrow[table] ?? byLearner).test(by))
    .map(({ table, how, by }) => `${how} on ${table}${by ? ` by ${by}` : ''}`)
}
