import type { Draft } from '#authoring/rules/draft.ts'
import { learning } from '#learning/tables.ts'

export interface ProofRow {
  draft: Draft
  withdrawn: boolean
  answers: number
  right_answers: number
  /** Of learners who met it for the first time, as far as the calibration has come; null where it has seen none. */
  first_answers: number | null
  right_first_answers: number | null
  reports: number
  reported_by_you: boolean
}

/** Answers to a question are counted up to here. */
export const mostCounted = 1000

/**
 * A question with what became of it; no row where the learner doesn't have its topic. Counted when somebody asks, from the
 * index `answer_question` alone: a counter beside the question would be one row that every answer of every learner waits
 * for. The count ends one beyond `mostCounted`, so that it costs no more however many learners there are.
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
