import type { RowOf } from '#kit/db/statement.ts'
import { learning } from '#learning/tables.ts'

/** Questions read per query. */
export const atOnce = 1000
/** Reviews read per query. The rows are small, but each query sorts all of the learner's answers. */
export const reviewsAtOnce = 20_000

export type MetQuestion = RowOf<'export-met-questions'>

/** Questions that a learner was given, with their texts, starting after a given one. */
export const findMet = learning.statement(
  'export-met-questions',
  `select q.id::text, q.topic_id, q.level, q.draft, t.name as topic_name
   from question q left join learner_topic t on t.learner_id = :learner and t.topic_id = q.topic_id
   where q.id > :after::bigint and q.id in (
     select question_id from memory where learner_id = :learner union select question_id from answer where learner_id = :learner
     union select question_id from report where learner_id = :learner union select question_id from hint where learner_id = :learner
     union select unnest(questions) from round where learner_id = :learner)
   order by q.id limit ${atOnce}`,
)

export type ReviewRow = RowOf<'export-reviews'>

/** A learner's reviews in order of time, starting after a given one. */
export const findReviews = learning.statement(
  'export-reviews',
  `select attempt, question_id, answered_at::text as at, answered_at, grade, seconds from answer
   where learner_id = :learner and grade is not null and (answered_at, attempt) > (:at::text::timestamptz, :attempt)
   order by answered_at, attempt limit ${reviewsAtOnce}`,
)
