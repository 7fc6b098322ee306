import { learning } from '#learning/tables.ts'
import { ledgerColumns, ledgerOf } from '#membership/server/free-time.store.ts'
import { servedInTime } from './round.store.ts'

/** No row where the learner doesn't have the question's topic, or it is out of service. */
export const findHintable = learning.statement(
  'find-hintable-question',
  `select q.draft, l.time_zone, ${ledgerColumns('l', ':now::timestamptz')}, ${servedInTime('l.id', 'q.id')}
   from question q
   join learner l on l.id = :learner
   join learner_topic t on t.learner_id = l.id and t.topic_id = q.topic_id
   ${ledgerOf('l')}
   where q.id = :question::bigint and q.withdrawn_at is null`,
)

/** Records that a hint was requested, and when. */
export const putHint = learning.statement(
  'put-hint',
  `insert into hint (learner_id, question_id, struck, asked_at) values (:learner, :question::bigint, :struck, :now)
   on conflict (learner_id, question_id) do update set struck = excluded.struck, asked_at = excluded.asked_at`,
)
