import './statement-types.ts'
import { tablesOf } from '#kit/db/tables-of.ts'

/** The tables that outside owns, and by whose id a distributed database would place their rows. */
export const outside = tablesOf('outside', {
  demo_subscription: 'account',
})
