import { learning } from '#learning/tables.ts'

/** Locks a question's row until the transaction ends, so that simultaneous reports see each other. No row where the learner doesn't have its topic. */
export const lockReported = learning.statement(
  'lock-reported-question',
  `select q.id::text, m.question_id is not null as answered from question q
   join learner_topic t on t.learner_id = :learner and t.topic_id = q.topic_id
   left join memory m on m.learner_id = :learner and m.question_id = q.id
   where q.id = :question::bigint for update of q`,
)

/** No row if the learner has already reported the question. */
export const insertReport = learning.statement(
  'insert-report',
  `insert into report (learner_id, question_id, reason, note, reported_at) values (:learner, :question::bigint, :reason, :note, :now)
   on conflict (learner_id, question_id) do nothing returning reason`,
)

/** Reports that haven't been settled, at most one per learner, oldest first. */
export const findOpenReports = learning.statement(
  'find-open-reports',
  `select r.reason, coalesce(t.is_custom, false) as is_private
   from report r
   join question q on q.id = r.question_id
   left join learner_topic t on t.learner_id = r.learner_id and t.topic_id = q.topic_id
   where r.question_id = :question::bigint and not r.settled order by r.reported_at, r.learner_id`,
)

/** Takes a question out of service and marks it for a re-check. Changes nothing if it's already out of service. */
export const withdrawReported = learning.statement(
  'withdraw-reported-question',
  `with withdrawn as (
     update question set withdrawn_at = :now, recheck_since = :now where id = :question::bigint and withdrawn_at is null
     returning topic_id
   )
   update pool_edition p set questions = p.questions - 1 from withdrawn where p.topic_id = withdrawn.topic_id`,
)

/** A question that awaits its re-check, locked until the transaction ends. */
export const lockForRevalidation = learning.statement(
  'lock-for-revalidation',
  'select topic_id, draft from question where id = :question::bigint and recheck_since is not null for update',
)

/** Keeps the question out of service for review by a person, with the result of the re-check. */
export const holdQuestion = learning.statement(
  'hold-question',
  `update question set recheck_since = null, held_at = greatest(:now::timestamptz, withdrawn_at), held_because = :because
   where id = :question::bigint`,
)

/** Puts the question back into service and settles its reports. */
export const returnQuestion = learning.statement(
  'return-question',
  `with returned as (
     update question set recheck_since = null, withdrawn_at = null where id = :question::bigint returning id, topic_id
   ), settled as (
     update report r set settled = true from returned where r.question_id = returned.id and not r.settled
   )
   update pool_edition p set questions = p.questions + 1 from returned where p.topic_id = returned.topic_id`,
)

/** Questions that await their re-check, the longest-waiting first, at most 100. */
export const findAwaitingRevalidation = learning.statement(
  'find-awaiting-revalidation',
  'select id::text from question where recheck_since is not null order by recheck_since limit 100',
)
