import './statement-types.ts'
import { tablesOf } from '#kit/db/tables-of.ts'

/** The tables that kit owns, and by whose id a distributed database would place their rows. */
export const kit = tablesOf('kit', {
  tally: 'shared',
  lease: 'shared',
  schema_migration: 'shared',
})
