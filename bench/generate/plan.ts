import type { Pool } from 'pg'
import type { Statement } from '#kit/db/statement.ts'

/** A plan node of `explain (format json)`. */
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

/** The generic plan of a statement, for any arguments. */
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

/** Table reads of a plan as lines to print: what is read, how, and by which condition. */
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

/** Columns by which a read may select: the learner, a pool's topic, or the key of a question found that way. */
const narrow: Readonly<Record<string, RegExp>> = {
  learner: /\(id = /,
  question: /\b(topic_id|id) = /,
  pool_edition: /topic_id = /,
  question_record: /question_id = /,
}
const byLearner = /learner_id = /

/** Reads by columns other than those above. */
export function wideReads(plan: PlanNode): string[] {
  return readsOf(plan)
    .filter(({ table, by }) => !(narrow[table] ?? byLearner).test(by))
    .map(({ table, how, by }) => `${how} on ${table}${by ? ` by ${by}` : ''}`)
}
