import { learning } from '#learning/tables.ts'

/** The figure of a question. No row if it has none or the learner doesn't have its topic. */
export const findFigure = learning.statement(
  'find-figure',
  `select q.draft -> 'figure' as figure
   from question q join learner_topic t on t.topic_id = q.topic_id and t.learner_id = :learner
   where q.id = :question::bigint`,
)
