import type { Host } from './calm.ts'
import type { Seen } from './generator.ts'

/** One rate that was tried. */
export interface Step extends Seen, Host {
  /** Calls a second, as they were due. */
  rate: number
  /** Seconds of processor a second: of all servers, of PostgreSQL, of the process that sends. */
  busy: { servers: number; database: number; learners: number }
  /** Milliseconds that one and the same task took meanwhile: how fast the host's processors were. */
  task: number
}

/** Calm tries that decide about one rate. */
export const tries = 3
