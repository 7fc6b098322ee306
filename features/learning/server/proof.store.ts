import type { Draft } from '#authoring/rules/draft.ts'
import { learning } from '#learning/tables.ts'

export interface ProofRow {
  draft: Draft
  withdrawn: boolean
  answers: number
  right_answers: number
  /** First answers to the question that the calibration has counted so far; null if it has counted none. */
  first_answers: number | null
  right_first_answers: number | null
  reports: number
  reported_by_you: boolean
}

/** Most answers to a question that are counted. */
export const mostCounted = 1000

/**
 * A question with its answers and reports. No row where the learner doesn't have its topic. Answers are counted on demand, from
 * the index `answer_question` alone: a stored counter would be one row that every learner's answer has to lock. The count
 * stops at `mostCounted` + 1, so its cost is bounded.
 */
export const findProof = learning.statement(
  'find-proof',
  `select q.draft, q.withdrawn_at is not null as withdrawn, a.answers, a.right_answers, r.reports, r.reported_by_you,
     f.answers as first_answers, f.correct_answers as right_first_answers
   from question q
   join learner_topic t on t.learner_id = :learner and t.topic_id = q.topic_id
   left join question_record f on f.question_id = q.id
   cross join lateral (
     select count(*)::int as answers, (count(*) filter (where correct))::int as right_answers
     from (select correct from answer where question_id = q.id limit ${mostCounted + 1}) counted
   ) a
   cross join lateral (
     select count(*)::int as reports, coalesce(bool_or(learner_id = :learner), false) as reported_by_you
     from report where question_id = q.id
   ) r
   where q.id = :question::bigint`,
)
