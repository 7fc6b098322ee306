import './statement-types.ts'
import { tablesOf } from '#kit/db/tables-of.ts'

/** The tables that account owns, and by whose id a distributed database would place their rows. */
export const account = tablesOf('account', {
  account: 'account',
  learner: 'learner',
  learning_day: 'learner',
  session: 'account',
  account_identity: 'account',
  sign_in_flow: 'shared',
  mail_token: 'account',
})
