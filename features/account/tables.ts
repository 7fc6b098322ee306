import './statement-types.ts'
import { tablesOf } from '#kit/db/tables-of.ts'

/** The tables that account owns, and by whose id a distributed database would place their rows. */
export const account = tablesOf('account', {
  learner: 'learner',
  learning_day: 'learner',
  session: 'account',
  identity: 'account',
  sign_in_flow: 'shared',
  account_token: 'account',
})
