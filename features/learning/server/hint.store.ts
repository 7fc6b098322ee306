import type { Draft } from '#authoring/rules/draft.ts'
import { statement } from '#kit/db/statement.ts'

/** No row where the learner doesn't have the question's topic, or it is out of service. */
export const findHintable = statement<{ draft: Draft }, [learner: string, question: string]>(
  'find-hintable-question',
  `select q.draft from question q
   join learner_topic t on t.learner_id = $1 and t.topic_id = q.topic_id
   where q.id = $2::bigint and q.withdrawn_at is null`,
)

/** Notes the hint, and when it was last asked for. */
export const putHint = statement<never, [learner: string, question: string, struck: number, now: Date]>(
  'put-hint',
  `insert into hint (learner_id, question_id, struck, asked_at) values ($1, $2::bigint, $3, $4)
   on conflict (learner_id, question_id) do update set struck = excluded.struck, asked_at = excluded.asked_at`,
)
