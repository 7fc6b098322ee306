import './statement-types.ts'
import { tablesOf } from '#kit/db/tables-of.ts'

/** The tables that account owns, each with the owner whose id would be its distribution key in a distributed database. */
export const account = tablesOf('account', {
  account: 'account',
  learner: 'learner',
  learning_day: 'learner',
  session: 'account',
  account_identity: 'account',
  sign_in_flow: 'shared',
  mail_token: 'account',
})
