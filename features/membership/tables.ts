import './statement-types.ts'
import { tablesOf } from '#kit/db/tables-of.ts'

/** The tables that membership owns, and by whose id a distributed database would place their rows. */
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
