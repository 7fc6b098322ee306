import type { RowOf } from '#kit/db/statement.ts'
import { progress } from '#progress/tables.ts'

/** A day with answers, and the learner's time zone. A learner without answers gets one row with a null day. */
export interface DayRow {
  time_zone: string
  day: string | null
  answered: number | null
  correct: number | null
  active_seconds: number | null
}

/** The learner's last 366 days with answers, latest first. */
export const findYear = progress.statement(
  'find-learning-year',
  `select l.time_zone, d.day::text, d.answered, d.correct, d.active_seconds
   from learner l
   left join lateral (
     select day, answered, correct, active_seconds from learning_day where learner_id = l.id order by day desc limit 366
   ) d on true
   where l.id = :learner`,
)

/** A question that the learner answered, with its reviews in order. A topic without answers has one row of nulls. Times in milliseconds. */
export type QuestionHistoryRow = RowOf<'find-lived-questions'>

/** All answers of a learner, grouped by question. Needs only the primary keys of `memory` and `answer`. */
export const findQuestionHistories = progress.statement(
  'find-lived-questions',
  `select t.topic_id, t.name, t.stability_offset, q.level, m.answers, m.correct_answers, m.stability,
     date_part('epoch', m.reviewed_at) * 1000 as reviewed_at, log.right_since, log.grades, log.graded_at
   from learner_topic t
   left join memory m on m.learner_id = t.learner_id and m.topic_id = t.topic_id
   left join question q on q.id = m.question_id
   left join (
     select a.question_id, min(date_part('epoch', a.answered_at) * 1000) filter (where a.correct) as right_since,
       array_agg(a.grade order by a.answered_at) filter (where a.grade is not null) as grades,
       array_agg(date_part('epoch', a.answered_at) * 1000 order by a.answered_at)
         filter (where a.grade is not null) as graded_at
     from answer a where a.learner_id = :learner group by a.question_id
   ) log on log.question_id = m.question_id
   where t.learner_id = :learner
   order by t.added_at, t.topic_id`,
)
