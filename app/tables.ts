import './statement-types.ts'
import { tablesOf } from '#kit/db/tables-of.ts'

/** The tables that app owns, and by whose id a distributed database would place their rows. */
export const app = tablesOf('app', {})
