import type pg from 'pg'
import type { AccountId, LearnerId } from '#kit/db/ids.ts'

/** The account with this address, and its first learner. */
export async function idsOf(db: pg.Pool, email: string): Promise<{ account: AccountId; learner: LearnerId }> {
  const { rows } = await db.query<{ account: AccountId; learner: LearnerId }>(
    'select a.id as account, l.id as learner from account a join learner l on l.account_id = a.id where a.email = $1 order by l.id',
    [email],
  )
  if (!rows[0]) throw new Error(`no account has the address ${email}`)
  return rows[0]
}
