import type { Draft } from '#authoring/rules/draft.ts'
import { statement } from '#kit/db/statement.ts'

/** Where the calibration stands; its row is held until the transaction ends, so that no answer is counted twice. */
export const lockCalibration = statement<{ read_until: Date }, []>(
  'lock-calibration',
  `insert into calibration (read_until) values (to_timestamp(0))
   on conflict (only_row) do update set read_until = calibration.read_until
   returning read_until`,
)

export interface MeetingRow {
  learner_id: string
  question_id: string
  /** The option as the learner saw them. */
  chosen: number
  correct: boolean
  ability: number
  answered_at: Date
}

/** First answers to questions after one moment and up to another, in the order in which they came. */
export const findMeetings = statement<MeetingRow, [after: Date, until: Date, most: number]>(
  'find-first-meetings',
  `select learner_id::text, question_id::text, chosen, correct, ability, answered_at
   from answer a where answered_at > $1 and answered_at <= $2 and ability is not null
   order by answered_at, a.learner_id, attempt limit $3`,
)

export interface RecordRow {
  question_id: string
  topic_id: string
  level: number
  draft: Draft
  /** Null where nobody has met it yet, and with it all that follows. */
  difficulty: number | null
  answers: number | null
  correct_answers: number | null
  choices: number[] | null
  strong_answers: number | null
  strong_correct: number | null
}

export const findRecords = statement<RecordRow, [questions: string[]]>(
  'find-question-records',
  `select q.id::text as question_id, q.topic_id, q.level, q.draft, r.difficulty, r.answers, r.correct_answers, r.choices,
     r.strong_answers, r.strong_correct
   from question q left join question_record r on r.question_id = q.id where q.id = any ($1::bigint[])`,
)

export const saveRecords = statement<never, [records: string]>(
  'save-question-records',
  `insert into question_record (question_id, difficulty, answers, correct_answers, choices, strong_answers, strong_correct)
   select question_id, difficulty, answers, correct_answers, choices, strong_answers, strong_correct
   from jsonb_to_recordset($1::jsonb) as each (question_id bigint, difficulty double precision, answers integer,
     correct_answers integer, choices integer[], strong_answers integer, strong_correct integer)
   on conflict (question_id) do update set difficulty = excluded.difficulty, answers = excluded.answers,
     correct_answers = excluded.correct_answers, choices = excluded.choices, strong_answers = excluded.strong_answers,
     strong_correct = excluded.strong_correct`,
)

export const saveReadUntil = statement<never, [until: Date]>(
  'save-calibration',
  'update calibration set read_until = $1',
)

/** Takes a question out of service for a human, with what learners' answers showed; nothing happens to one that is out already. */
export const retireQuestion = statement<{ id: string }, [question: string, now: Date, because: string]>(
  'retire-question',
  `with retired as (
     update question set withdrawn_at = $2, held_at = $2, held_because = $3
     where id = $1::bigint and withdrawn_at is null returning id, topic_id
   ), counted as (
     update pool_edition p set questions = p.questions - 1 from retired where p.topic_id = retired.topic_id
   )
   select id::text from retired`,
)
