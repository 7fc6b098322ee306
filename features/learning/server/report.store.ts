import type { Draft } from '#authoring/rules/draft.ts'
import { statement } from '#kit/db/statement.ts'
import type { ReportReason } from '../rules/report.ts'

/** Holds a question's row until the transaction ends, so that reports of different learners see one another. No row where the learner doesn't have its topic. */
export const lockReported = statement<{ id: string; answered: boolean }, [learner: string, question: string]>(
  'lock-reported-question',
  `select q.id::text, m.question_id is not null as answered from question q
   join learner_topic t on t.learner_id = $1 and t.topic_id = q.topic_id
   left join memory m on m.learner_id = $1 and m.question_id = q.id
   where q.id = $2::bigint for update of q`,
)

/** No row where the learner has reported it before. */
export const insertReport = statement<
  { reason: ReportReason },
  [learner: string, question: string, reason: ReportReason, note: string | null, now: Date]
>(
  'insert-report',
  `insert into report (learner_id, question_id, reason, note, reported_at) values ($1, $2::bigint, $3, $4, $5)
   on conflict (learner_id, question_id) do nothing returning reason`,
)

/** Reports that count: not settled, each of another learner. */
export const findOpenReports = statement<{ reason: ReportReason; is_private: boolean }, [question: string]>(
  'find-open-reports',
  `select r.reason, coalesce(t.is_custom, false) as is_private
   from report r
   join question q on q.id = r.question_id
   left join learner_topic t on t.learner_id = r.learner_id and t.topic_id = q.topic_id
   where r.question_id = $1::bigint and not r.settled order by r.reported_at, r.learner_id`,
)

/** Takes a question out of service and puts it down for its re-check; nothing happens to one that is out already. */
export const withdrawReported = statement<never, [question: string, now: Date]>(
  'withdraw-reported-question',
  `with withdrawn as (
     update question set withdrawn_at = $2, recheck_since = $2 where id = $1::bigint and withdrawn_at is null
     returning topic_id
   )
   update pool_edition p set questions = p.questions - 1 from withdrawn where p.topic_id = withdrawn.topic_id`,
)

/** A question that waits for its re-check, held until the transaction ends. */
export const lockForRecheck = statement<{ topic_id: string; draft: Draft }, [question: string]>(
  'lock-question-for-recheck',
  'select topic_id, draft from question where id = $1::bigint and recheck_since is not null for update',
)

/** Leaves it out of service for a human, with what the re-check found. */
export const holdQuestion = statement<never, [question: string, now: Date, because: string]>(
  'hold-question',
  `update question set recheck_since = null, held_at = greatest($2::timestamptz, withdrawn_at), held_because = $3
   where id = $1::bigint`,
)

/** Puts it back into service, its reports settled. */
export const returnQuestion = statement<never, [question: string]>(
  'return-question',
  `with returned as (
     update question set recheck_since = null, withdrawn_at = null where id = $1::bigint returning id, topic_id
   ), settled as (
     update report r set settled = true from returned where r.question_id = returned.id and not r.settled
   )
   update pool_edition p set questions = p.questions + 1 from returned where p.topic_id = returned.topic_id`,
)

/** Questions that wait for their re-check. */
export const findWaiting = statement<{ id: string }, []>(
  'find-waiting-for-recheck',
  'select id::text from question where recheck_since is not null order by recheck_since limit 100',
)
