import './statement-types.ts'
import { tablesOf } from '#kit/db/tables-of.ts'

/** The tables that membership owns, each with the owner whose id would be its distribution key in a distributed database. */
export const membership = tablesOf('membership', {
  free_time: 'account',
  active_day: 'learner',
  membership: 'account',
  customer: 'account',
  leaving_customer: 'shared',
  payment_news: 'shared',
  model_spend: 'learner',
  model_day: 'shared',
})
