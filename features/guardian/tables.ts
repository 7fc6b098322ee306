import './statement-types.ts'
import { tablesOf } from '#kit/db/tables-of.ts'

/** The tables that guardian owns, each with the owner whose id would be its distribution key in a distributed database. */
export const guardian = tablesOf('guardian', {
  guardian_pin: 'account',
})
