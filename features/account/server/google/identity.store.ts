import { account } from '#account/tables.ts'

/** Whom an identity belongs to; the learner stays until the transaction ends, so that their session finds them. */
export const findLearnerByIdentity = account.statement(
  'find-learner-by-identity',
  `select l.id from identity i join learner l on l.id = i.learner_id
   where i.issuer = :issuer and i.subject = :subject for key share of l`,
)

/** The learner whose address this is known to be; none where nobody ever proved it. */
export const findLearnerByProvenEmail = account.statement(
  'find-learner-by-proven-email',
  'select id from learner where email_key = :emailKey and email_verified_at is not null for key share',
)

/** No row where the identity is somebody's, or the learner has another one of this issuer. */
export const insertIdentity = account.statement(
  'insert-identity',
  `insert into identity (learner_id, issuer, subject) values (:learner, :issuer, :subject) on conflict do nothing returning learner_id`,
)

/** Opens an account without a password, its address proven; no row where the address is taken. */
export const insertProvenLearner = account.statement(
  'insert-proven-learner',
  `insert into learner (email, email_key, username, time_zone, email_verified_at) values (:email, :emailKey, :username, :timeZone, :now)
   on conflict (email_key) do nothing returning id`,
)
