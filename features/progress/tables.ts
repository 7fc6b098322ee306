import './statement-types.ts'
import { tablesOf } from '#kit/db/tables-of.ts'

/** The tables that progress owns, and by whose id a distributed database would place their rows. */
export const progress = tablesOf('progress', {})
