import type { Figure } from '#authoring/rules/figures/figure.ts'
import { statement } from '#kit/db/statement.ts'

/** The figure of a question, if it has one and the learner holds its topic. */
export const findFigure = statement<{ figure: Figure | null }, [learner: string, question: string]>(
  'find-figure',
  `select q.draft -> 'figure' as figure
   from question q join learner_topic t on t.topic_id = q.topic_id and t.learner_id = $1
   where q.id = $2::bigint`,
)
