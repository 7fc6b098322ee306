import type { Pool } from 'pg'

/** The cost of one statement of a call. */
export interface Cost {
  name: string
  /** Milliseconds until its reply. */
  took: number
  /** 8 KB pages touched, in memory or not; undefined if not explained. */
  pages: number | undefined
}

interface Plan {
  'Shared Hit Blocks': number
  'Shared Read Blocks': number
}

/**
 * A pool that records the cost of each named statement. While `explains` is set, each is first run in a transaction
 * that is rolled back, to count its pages.
 */
export function explainingPool(pool: Pool): { pool: Pool; costs: Cost[]; how: { explains: boolean } } {
  const costs: Cost[] = []
  const how = { explains: false }
  const pagesOf = async (text: string, values: unknown[]): Promise<number> => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>({
        text: `explain (analyze, buffers, timing off, format json) ${text}`,
        values,
      })
      const plan = rows[0]?.['QUERY PLAN'][0]?.Plan
      return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0)
    } finally {
      await client.query('rollback')
      client.release()
    }
  }
  const noted = async (statement: { name: string; text: string; values: unknown[] }) => {
    const pages = how.explains ? await pagesOf(statement.text, statement.values) : undefined
    const before = performance.now()
    const result = await pool.query(statement)
    costs.push({ name: statement.name, took: performance.now() - before, pages })
    return result
  }
  const explaining = new Proxy(pool, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key)
      if (typeof value !== 'function') return value
      if (key !== 'query') return value.bind(target)
      return (statement: unknown, ...more: unknown[]) =>
        isNamed(statement) ? noted(statement) : (value.call(target, statement, ...more) as unknown)
    },
  })
  return { pool: explaining, costs, how }
}

function isNamed(statement: unknown): statement is { name: string; text: string; values: unknown[] } {
  return typeof statement === 'object' && statement !== null && 'name' in statement && 'values' in statement
}
