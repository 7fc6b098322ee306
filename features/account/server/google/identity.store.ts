import { statement } from '#kit/db/statement.ts'

/** Whom an identity belongs to; the learner stays until the transaction ends, so that their session finds them. */
export const findLearnerByIdentity = statement<{ id: string }, [issuer: string, subject: string]>(
  'find-learner-by-identity',
  `select l.id from identity i join learner l on l.id = i.learner_id
   where i.issuer = $1 and i.subject = $2 for key share of l`,
)

/** The learner whose address this is known to be; none where nobody ever proved it. */
export const findLearnerByProvenEmail = statement<{ id: string }, [emailKey: string]>(
  'find-learner-by-proven-email',
  'select id from learner where email_key = $1 and email_verified_at is not null for key share',
)

/** No row where the identity is somebody's, or the learner has another one of this issuer. */
export const insertIdentity = statement<{ learner_id: string }, [learner: string, issuer: string, subject: string]>(
  'insert-identity',
  `insert into identity (learner_id, issuer, subject) values ($1, $2, $3) on conflict do nothing returning learner_id`,
)

/** Opens an account without a password, its address proven; no row where the address is taken. */
export const insertProvenLearner = statement<
  { id: string },
  [email: string, emailKey: string, username: string, timeZone: string, now: Date]
>(
  'insert-proven-learner',
  `insert into learner (email, email_key, username, time_zone, email_verified_at) values ($1, $2, $3, $4, $5)
   on conflict (email_key) do nothing returning id`,
)
