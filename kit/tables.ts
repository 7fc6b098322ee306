import './statement-types.ts'
import { tablesOf } from '#kit/db/tables-of.ts'

/** The tables that kit owns, each with the owner whose id would be its distribution key in a distributed database. */
export const kit = tablesOf('kit', {
  tally: 'shared',
  lease: 'shared',
  schema_migration: 'shared',
})
