import { z } from 'zod'

/** Raise it when earlier versions can no longer read the file. */
export const formatVersion = 1

/** The header of a back-up: where it comes from and how to read its rows. */
export const headSchema = z.object({
  format: z.literal('database back-up'),
  formatVersion: z.number().int().positive(),
  product: z.string(),
  /** Version of the product that made it. */
  version: z.string(),
  madeAt: z.string(),
  /** Version of PostgreSQL. */
  postgres: z.string(),
  /** Applied migrations, which create the tables again. */
  migrations: z.array(z.object({ number: z.number().int(), name: z.string(), hash: z.string() })),
  /** In the order of their rows in the file. Generated columns are left out. */
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), called: z.boolean() })),
  /** Whether waiting jobs follow the tables. */
  jobs: z.boolean(),
})
export type Head = z.infer<typeof headSchema>

/** The footer: row counts and fingerprints of all tables. */
export const totalsSchema = z.record(
  z.string(),
  z.object({ rows: z.number().int(), bytes: z.number().int(), fingerprint: z.string() }),
)
export type Totals = z.infer<typeof totalsSchema>

/** Some bytes of one table in PostgreSQL's text format for COPY, split at any point. */
export interface Part {
  table: string
  bytes: Buffer
}

/** A back-up to be read once from start to end, from a database or a file. */
export interface Backup {
  readonly head: Head
  /** The rows, table by table in the order of the header. */
  parts(): AsyncIterable<Part>
  /** Totals, known once all parts have been read. */
  totals(): Totals
}

const queueParts = ['jobs/queue', 'jobs/job'] as const

/** The names of the parts: tables first, then queues and waiting jobs. */
export function partNames(head: Head): string[] {
  return [...head.tables.map(({ name }) => name), ...(head.jobs ? queueParts : [])]
}
