import './statement-types.ts'
import { tablesOf } from '#kit/db/tables-of.ts'

/** The tables that authoring owns, each with the owner whose id would be its distribution key in a distributed database. */
export const authoring = tablesOf('authoring', {
  knowledge: 'shared',
  fetched_page: 'shared',
})
