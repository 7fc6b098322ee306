import type { Draft } from '#authoring/rules/draft.ts'
import { statement } from '#kit/db/statement.ts'

/** How many questions are read at once. */
export const atOnce = 1000
/** How many reviews: narrow rows, but all of the learner's answers are sorted for each time. */
export const reviewsAtOnce = 20_000

export interface MetQuestion {
  id: string
  topic_id: string
  level: number
  draft: Draft
  /** Of the learner's topic; null where they do not hold it any more. */
  topic_name: string | null
}

/** Questions that a learner was given, after one of them, with their words. */
export const findMet = statement<MetQuestion, [learner: string, after: string]>(
  'export-met-questions',
  `select q.id::text, q.topic_id, q.level, q.draft, t.name as topic_name
   from question q left join learner_topic t on t.learner_id = $1 and t.topic_id = q.topic_id
   where q.id > $2::bigint and q.id in (
     select question_id from memory where learner_id = $1 union select question_id from answer where learner_id = $1
     union select question_id from report where learner_id = $1 union select question_id from hint where learner_id = $1
     union select unnest(questions) from round where learner_id = $1)
   order by q.id limit ${atOnce}`,
)

export interface ReviewRow {
  attempt: string
  question_id: number
  /** To the microsecond, as the next page is found by. */
  at: string
  answered_at: Date
  grade: number
  seconds: number | null
}

/** Reviews of a learner after one of them, in the order in which they came. */
export const findReviews = statement<ReviewRow, [learner: string, at: string, attempt: string]>(
  'export-reviews',
  `select attempt, question_id, answered_at::text as at, answered_at, grade, seconds from answer
   where learner_id = $1 and grade is not null and (answered_at, attempt) > ($2::text::timestamptz, $3)
   order by answered_at, attempt limit ${reviewsAtOnce}`,
)
