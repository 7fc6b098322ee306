import type { Draft } from '#authoring/rules/draft.ts'
import { statement } from '#kit/db/statement.ts'
import type { LedgerRow } from '#membership/rules/free-time.ts'
import { ledgerColumns } from '#membership/server/free-time.store.ts'
import { servedInTime } from './batch.store.ts'

/** No row where the learner doesn't have the question's topic, or it is out of service. */
export const findHintable = statement<
  LedgerRow & { draft: Draft; served: boolean; served_today: boolean },
  [learner: string, question: string, now: Date]
>(
  'find-hintable-question',
  `select q.draft, l.time_zone, ${ledgerColumns('l', '$3::timestamptz')}, ${servedInTime('l.id', 'q.id')}
   from question q
   join learner l on l.id = $1
   join learner_topic t on t.learner_id = l.id and t.topic_id = q.topic_id
   left join free_time free on free.learner_id = l.id
   where q.id = $2::bigint and q.withdrawn_at is null`,
)

/** Notes the hint, and when it was last asked for. */
export const putHint = statement<never, [learner: string, question: string, struck: number, now: Date]>(
  'put-hint',
  `insert into hint (learner_id, question_id, struck, asked_at) values ($1, $2::bigint, $3, $4)
   on conflict (learner_id, question_id) do update set struck = excluded.struck, asked_at = excluded.asked_at`,
)
