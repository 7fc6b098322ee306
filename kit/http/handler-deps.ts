import type { Pool } from 'pg'
import type { Clock } from '../time/clock.ts'

/** Dependencies shared by all request handlers. */
export interface HandlerDeps {
  readonly db: Pool
  readonly clock: Clock
}
