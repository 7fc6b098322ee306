import type { Draft } from '#authoring/rules/draft.ts'
import { learning } from '#learning/tables.ts'

export interface MistakeRow {
  question_id: string
  topic_id: string
  topic_name: string
  draft: Draft
  last_choice: number | null
  answered_at: Date
  /** Total number of mistakes, including those not listed. */
  count: number
}

/** Questions in service that the learner last answered incorrectly, latest first, at most 100. */
export const findMistakes = learning.statement(
  'find-mistakes',
  `select m.question_id::text, m.topic_id, t.name as topic_name, q.draft, m.last_choice, m.answered_at,
     count(*) over ()::int as count
   from memory m
   join learner_topic t on t.learner_id = m.learner_id and t.topic_id = m.topic_id
   join question q on q.id = m.question_id and q.withdrawn_at is null
   where m.learner_id = :learner and not m.last_correct
   order by m.answered_at desc, m.question_id limit 100`,
)
