import { aliveSession } from '#account/server/session.store.ts'
import { guardian } from '#guardian/tables.ts'
import { hasChild } from './guardian.store.ts'

/** One row if this session is alive, the account has a child, and the session has no valid grown-up pass. */
export const findChildAlone = guardian.statement(
  'find-child-alone',
  `select s.account_id from session s
   where s.account_id = :account and s.token_hash = :token and ${aliveSession(':now::timestamptz')}
     and ${hasChild} and (s.grown_up_until is null or s.grown_up_until <= :now::timestamptz)`,
)
