import { aliveSession } from '#account/server/session.store.ts'
import { statement } from '#kit/db/statement.ts'

/** One row where this session is alive, a child learns in the account, and no grown-up has typed the PIN in this browser of late. */
export const findChildAlone = statement<{ learner_id: string }, [learner: string, token: Buffer, now: Date]>(
  'find-child-alone',
  `select s.learner_id from session s join learner l on l.id = s.learner_id
   where s.learner_id = $1 and s.token_hash = $2 and ${aliveSession('$3::timestamptz')}
     and l.learns = 'child' and (s.grown_up_until is null or s.grown_up_until <= $3::timestamptz)`,
)
