import './statement-types.ts'
import { tablesOf } from '#kit/db/tables-of.ts'

/** The tables that guardian owns, and by whose id a distributed database would place their rows. */
export const guardian = tablesOf('guardian', {
  guardian_pin: 'account',
})
