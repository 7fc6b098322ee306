import type { Pool } from 'pg'
import type { Clock } from '#kit/chance/clock.ts'

/** What every deed may ask of the house: the database and the time. */
export interface House {
  readonly db: Pool
  readonly clock: Clock
}
