import { z } from 'zod'

/** Raised when a file can no longer be read by the versions before. */
export const formatVersion = 1

/** What stands at the head of a back-up: whose it is, and how its rows are to be read. */
export const headSchema = z.object({
  format: z.literal('database back-up'),
  formatVersion: z.number().int().positive(),
  product: z.string(),
  /** Of the product that made it. */
  version: z.string(),
  madeAt: z.string(),
  /** Of the PostgreSQL that it was made of. */
  postgres: z.string(),
  /** Those that had been applied; they give the tables their shape again. */
  migrations: z.array(z.object({ number: z.number().int(), name: z.string(), hash: z.string() })),
  /** In the order in which their rows follow. Columns that compute themselves are left out. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), called: z.boolean() })),
  /** Whether the waiting jobs follow the tables. */
  jobs: z.boolean(),
})
export type Head = z.infer<typeof headSchema>

/** What stands at the end: how much of each table there has to be. */
export const totalsSchema = z.record(
  z.string(),
  z.object({ rows: z.number().int(), bytes: z.number().int(), fingerprint: z.string() }),
)
export type Totals = z.infer<typeof totalsSchema>

/** Some bytes of one table, in PostgreSQL's text format for COPY, cut anywhere. */
export interface Part {
  table: string
  bytes: Buffer
}

/** A back-up to be read once from front to back, from a database or from a file. */
export interface Backup {
  readonly head: Head
  /** The rows, table by table in the order of the head. */
  parts(): AsyncIterable<Part>
  /** What went by, or should have; known once all parts have been read. */
  totals(): Totals
}

const queueParts = ['jobs/queue', 'jobs/job'] as const

/** The names under which the parts come: the tables, then the queues and their waiting jobs. */
export function partNames(head: Head): string[] {
  return [...head.tables.map(({ name }) => name), ...(head.jobs ? queueParts : [])]
}
