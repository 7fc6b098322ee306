import { aliveSession } from '#account/server/session.store.ts'
import { guardian } from '#guardian/tables.ts'

/** One row where this session is alive, a child learns in the account, and no grown-up has typed the PIN in this browser of late. */
export const findChildAlone = guardian.statement(
  'find-child-alone',
  `select s.learner_id from session s join learner l on l.id = s.learner_id
   where s.learner_id = :learner and s.token_hash = :token and ${aliveSession(':now::timestamptz')}
     and l.learns = 'child' and (s.grown_up_until is null or s.grown_up_until <= :now::timestamptz)`,
)
