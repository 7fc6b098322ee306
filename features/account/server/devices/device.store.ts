import { statement } from '#kit/db/statement.ts'
import { aliveSession } from '../session.store.ts'

/** A session as its owner sees it. */
interface DeviceRow {
  id: string
  browser: string | null
  system: string | null
  seen_at: Date
  time_zone: string
  current: boolean
}

export const findDevices = statement<DeviceRow, [learner: string, current: Buffer, now: Date]>(
  'find-devices',
  `select s.id::text, s.browser, s.system, s.seen_at, l.time_zone, s.token_hash = $2 as current
   from session s join learner l on l.id = s.learner_id
   where s.learner_id = $1 and ${aliveSession('$3::timestamptz')}
   order by current desc, s.seen_at desc, s.id`,
)

/** Ends a session by the id that its owner sees; no row where it is another's, or has ended. */
export const deleteDevice = statement<{ current: boolean }, [learner: string, id: string, current: Buffer]>(
  'delete-device',
  'delete from session where learner_id = $1 and id::text = $2 returning token_hash = $3 as current',
)
