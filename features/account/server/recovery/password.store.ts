import { statement } from '#kit/db/statement.ts'

/** What a new password is measured by. */
export const findPassword = statement<
  { email: string; username: string; password_hash: string | null },
  [learner: string]
>('find-password', 'select email, username, password_hash from learner where id = $1')

/** A password by a link: whoever followed it has proven the address as well. No row where the account is closed. */
export const setPassword = statement<{ id: string }, [learner: string, passwordHash: string, now: Date]>(
  'set-password',
  `update learner set password_hash = $2, email_verified_at = coalesce(email_verified_at, $3)
   where id = $1 and leaving_at is null returning id`,
)

/** A password in the place of the one that was checked; no row where another has taken that place meanwhile. */
export const replacePassword = statement<{ id: string }, [learner: string, before: string, after: string]>(
  'replace-password',
  'update learner set password_hash = $3 where id = $1 and password_hash = $2 and leaving_at is null returning id',
)

/** Where a mail goes that carries no link. */
export const findAddress = statement<{ email: string }, [learner: string]>(
  'find-address',
  'select email from learner where id = $1 and leaving_at is null',
)
