import type { RowOf } from '#kit/db/statement.ts'
import { learning } from '#learning/tables.ts'

/** The time up to which answers have been counted. The row stays locked until the transaction ends, so that no answer is counted twice. */
export const lockCalibration = learning.statement(
  'lock-calibration',
  `insert into calibration (read_until) values (to_timestamp(0))
   on conflict (only_row) do update set read_until = calibration.read_until
   returning read_until`,
)

export type MeetingRow = RowOf<'find-first-meetings'>

/** First answers to questions given after `:after` and up to `:until`, oldest first, at most `:most`. */
export const findMeetings = learning.statement(
  'find-first-meetings',
  `select learner_id, question_id::text, chosen, correct, ability, answered_at
   from answer a where answered_at > :after and answered_at <= :until and ability is not null
   order by answered_at, a.learner_id, attempt limit :most`,
)

export type RecordRow = RowOf<'find-question-records'>

export const findRecords = learning.statement(
  'find-question-records',
  `select q.id::text as question_id, q.topic_id, q.level, q.draft, r.difficulty, r.answers, r.correct_answers, r.choices,
     r.strong_answers, r.strong_correct
   from question q left join question_record r on r.question_id = q.id where q.id = any (:questions::bigint[])`,
)

export const saveRecords = learning.statement(
  'save-question-records',
  `insert into question_record (question_id, difficulty, answers, correct_answers, choices, strong_answers, strong_correct)
   select question_id, difficulty, answers, correct_answers, choices, strong_answers, strong_correct
   from jsonb_to_recordset(:records::jsonb) as each (question_id bigint, difficulty double precision, answers integer,
     correct_answers integer, choices integer[], strong_answers integer, strong_correct integer)
   on conflict (question_id) do update set difficulty = excluded.difficulty, answers = excluded.answers,
     correct_answers = excluded.correct_answers, choices = excluded.choices, strong_answers = excluded.strong_answers,
     strong_correct = excluded.strong_correct`,
)

export const saveReadUntil = learning.statement('save-calibration', 'update calibration set read_until = :until')

/** Takes a question out of service for review by a person, with the reason found in learners' answers. No row if it's already out of service. */
export const retireQuestion = learning.statement(
  'retire-question',
  `with retired as (
     update question set withdrawn_at = :now, held_at = :now, held_because = :because
     where id = :question::bigint and withdrawn_at is null returning id, topic_id
   ), counted as (
     update pool_edition p set questions = p.questions - 1 from retired where p.topic_id = retired.topic_id
   )
   select id::text from retired`,
)
