import './statement-types.ts'
import { tablesOf } from '#kit/db/tables-of.ts'

/** The tables that authoring owns, and by whose id a distributed database would place their rows. */
export const authoring = tablesOf('authoring', {
  knowledge: 'shared',
  fetched_page: 'shared',
})
