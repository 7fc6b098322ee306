import { account } from '#account/tables.ts'
import { aliveSession } from '../session.store.ts'

export const findDevices = account.statement(
  'find-devices',
  `select s.id::text, s.browser, s.system, s.seen_at, l.time_zone, s.token_hash = :current as current
   from session s join learner l on l.id = s.learner_id
   where s.account_id = :account and ${aliveSession(':now::timestamptz')}
   order by current desc, s.seen_at desc, s.id`,
)

/** Ends a session by the id that its owner sees. No row if it belongs to another account or has already ended. */
export const deleteDevice = account.statement(
  'delete-device',
  'delete from session where account_id = :account and id::text = :id returning token_hash = :current as current',
)
