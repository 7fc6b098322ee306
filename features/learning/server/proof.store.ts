import type { Draft } from '#authoring/rules/draft.ts'
import { statement } from '#kit/db/statement.ts'

export interface ProofRow {
  draft: Draft
  withdrawn: boolean
  answers: number
  right_answers: number
  reports: number
  reported_by_you: boolean
}

/**
 * A question with what became of it; no row where the learner doesn't have its topic. Counted when somebody asks, from the
 * index `answer_question` alone: a counter beside the question would be one row that every answer of every learner waits
 * for. It costs about what there are answers to count; a question with millions of them would want a tally kept aside.
 */
export const findProof = statement<ProofRow, [learner: string, question: string]>(
  'find-proof',
  `select q.draft, q.withdrawn_at is not null as withdrawn, a.answers, a.right_answers, r.reports, r.reported_by_you
   from question q
   join learner_topic t on t.learner_id = $1 and t.topic_id = q.topic_id
   cross join lateral (
     select count(*)::int as answers, (count(*) filter (where correct))::int as right_answers
     from answer where question_id = q.id
   ) a
   cross join lateral (
     select count(*)::int as reports, coalesce(bool_or(learner_id = $1), false) as reported_by_you
     from report where question_id = q.id
   ) r
   where q.id = $2::bigint`,
)
