import { aliveSession } from '#account/server/session.store.ts'
import { guardian } from '#guardian/tables.ts'
import { hasChild } from './guardian.store.ts'

/** One row where this session is alive, a child learns in the account, and no grown-up has typed the PIN in this browser of late. */
export const findChildAlone = guardian.statement(
  'find-child-alone',
  `select s.account_id from session s
   where s.account_id = :account and s.token_hash = :token and ${aliveSession(':now::timestamptz')}
     and ${hasChild} and (s.grown_up_until is null or s.grown_up_until <= :now::timestamptz)`,
)
