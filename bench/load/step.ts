import type { Host } from './calm.ts'
import type { Seen } from './generator.ts'

/** One try of a rate. */
export interface Step extends Seen, Host {
  /** Calls due per second. */
  rate: number
  /** Processor seconds per second: all servers, PostgreSQL, the sender. */
  busy: { servers: number; database: number; learners: number }
  /** Milliseconds that a reference task took meanwhile, to show the speed of the host's processors. */
  task: number
}

/** Calm tries that decide about one rate. */
export const tries = 3
