import './statement-types.ts'
import { tablesOf } from '#kit/db/tables-of.ts'

/** The tables that app owns, each with the owner whose id would be its distribution key in a distributed database. */
export const app = tablesOf('app', {})
