import { aliveSession } from '#account/server/session.store.ts'
import type { Draft } from '#authoring/rules/draft.ts'
import { statement } from '#kit/db/statement.ts'
import { wideStatement } from '#kit/db/wide-statement.ts'
import type { LedgerRow } from '#membership/rules/free-time.ts'
import { ledgerColumns, noteCall } from '#membership/server/free-time.store.ts'
import type { PetRow, WeekRow } from '#pet/server/pet.store.ts'
import { petColumns, weekOf } from '#pet/server/pet.store.ts'
import { roundLasts, servedInTime } from './batch.store.ts'

/** Everything that grading one answer needs, or nulls where there is no creature, question, topic, memory or earlier attempt. */
export interface AnswerLoad extends Nullable<PetRow>, WeekRow, LedgerRow {
  learner_id: string
  time_zone: string
  daily_goal: number
  learning_streak: number
  longest_streak: number
  streak_day: string | null
  freezes: number
  freeze_progress: number
  question_id: string | null
  question_level: number | null
  /** It was taken out of service while it stood on the learner's screen. */
  question_withdrawn: boolean
  /** Logits, as learned from all learners; null where nobody has met it yet. */
  question_difficulty: number | null
  draft: Draft | null
  topic_id: string | null
  topic_custom: boolean | null
  median_seconds: number | null
  lasting: number | null
  /** Logarithm of the factor on FSRS's stability. */
  stability_offset: number | null
  /** Answers to questions of the topic that had been met before. */
  topic_met_again: number | null
  ability: number | null
  ability_answers: number | null
  topic_answers: number | null
  topic_correct: number | null
  topic_correct_in_row: number | null
  topic_wrong_in_row: number | null
  memory_stability: number | null
  memory_difficulty: number | null
  memory_state: number | null
  memory_reviews: number | null
  memory_lapses: number | null
  memory_reviewed_at: Date | null
  memory_due_at: Date | null
  memory_last_day: string | null
  rewarded_day: string | null
  /** The option that a hint has struck out, as the draft lists them; null without one, or where it was asked for longer ago than a round lasts. */
  hint: number | null
  /** Breaks completed within the last hour. */
  breaks_taken: number
  /** Within the last seven days. */
  last_answer_at: Date | null
  today_answered: number | null
  awards: string[] | null
  prior_question: string | null
  prior_outcome: unknown
  /** It was in a round that the learner was given before the free time ended, or before the day's did. */
  served: boolean
  served_today: boolean
}
type Nullable<T> = { [K in keyof T]: T[K] | null }

/**
 * One row if the session is alive; a question of a topic that the learner does not have looks like none. One that was
 * withdrawn is still taken for half an hour: it may stand on somebody's screen.
 */
export const loadAnswer = wideStatement<
  AnswerLoad,
  [learner: string, token: Buffer, now: Date, question: string, attempt: string]
>(
  'load-answer',
  `select l.id::text as learner_id, l.time_zone, l.daily_goal, l.learning_streak, l.longest_streak, l.streak_day::text,
     l.freezes, l.freeze_progress,
     ${petColumns}, week_correct, week_seconds,
     q.id::text as question_id, q.level as question_level, q.withdrawn_at is not null as question_withdrawn, q.draft,
     r.difficulty as question_difficulty,
     t.topic_id, t.is_custom as topic_custom, t.median_seconds, t.lasting, t.stability_offset,
     t.answers - t.questions_completed as topic_met_again, t.ability, t.ability_answers, t.answers as topic_answers, t.correct_answers as topic_correct,
     t.correct_in_row as topic_correct_in_row, t.wrong_in_row as topic_wrong_in_row,
     m.stability as memory_stability, m.difficulty as memory_difficulty, m.state as memory_state,
     m.reviews as memory_reviews, m.lapses as memory_lapses, m.reviewed_at as memory_reviewed_at,
     m.due_at as memory_due_at, m.last_day::text as memory_last_day, m.rewarded_day::text,
     h.struck as hint,
     (select count(*)::int from break_taken b where b.learner_id = l.id and b.taken_at > $3::timestamptz - interval '1 hour') as breaks_taken,
     last_answer_at, today_answered,
     (select array_agg(w.achievement) from award w where w.learner_id = l.id) as awards,
     prior.question_id::text as prior_question, prior.outcome as prior_outcome,
     ${ledgerColumns('l', '$3::timestamptz')}, ${servedInTime('l.id', 'q.id')}
   from session s
   join learner l on l.id = s.learner_id
   left join free_time free on free.learner_id = l.id
   left join creature c on c.learner_id = l.id
   left join question q on q.id = $4::bigint
     and (q.withdrawn_at is null or q.withdrawn_at > $3::timestamptz - interval '30 minutes')
   left join question_record r on r.question_id = q.id
   left join learner_topic t on t.learner_id = l.id and t.topic_id = q.topic_id
   left join memory m on m.learner_id = l.id and m.question_id = q.id
   left join hint h on h.learner_id = l.id and h.question_id = q.id and h.asked_at > $3::timestamptz - ${roundLasts}
   left join answer prior on prior.learner_id = l.id and prior.attempt = $5
   ${weekOf(
     '$3::timestamptz',
     ', max(d.last_answer_at) as last_answer_at, sum(d.answered) filter (where d.day = ($3::timestamptz at time zone l.time_zone)::date)::int as today_answered',
   )}
   where s.learner_id = $1 and s.token_hash = $2 and ${aliveSession('$3::timestamptz')}`,
  {
    stats_at: true,
    asleep_until: true,
    memory_reviewed_at: true,
    memory_due_at: true,
    last_answer_at: true,
    free_last_at: true,
    free_reached_at: true,
    today_reached_at: true,
  },
)

/** What an answer leaves behind, in the order of the statement's parameters. */
export type AnswerSave = [
  learner: string,
  version: number,
  level: number,
  experience: number,
  happiness: number,
  health: number,
  energy: number,
  intelligence: number,
  statsAt: Date,
  correctInRow: number,
  totalQuestions: number,
  correctAnswers: number,
  visitStreak: number,
  visitDay: string | null,
  attempt: string,
  question: string,
  chosen: number,
  correct: boolean,
  gained: number,
  day: string,
  sessionDuration: number | null,
  outcome: string,
  now: Date,
  topic: string,
  stability: number,
  difficulty: number,
  state: number,
  reviews: number,
  lapses: number,
  reviewedAt: Date,
  dueAt: Date,
  rewardedDay: string | null,
  isNew: boolean,
  ability: number,
  abilityAnswers: number,
  activeSeconds: number,
  streakCounts: boolean,
  streak: number,
  longest: number,
  streakDay: string | null,
  freezes: number,
  freezeProgress: number,
  achievements: string[],
  grade: number | null,
  seconds: number | null,
  hinted: boolean,
  abilityBefore: number | null,
  choice: number | null,
  medianSeconds: number | null,
  lastingMore: number,
  stabilityOffset: number,
]

/**
 * Writes an answer and all that follows from it, each table once, if the creature is still as it was loaded: every
 * answer and every deed of care raises its version, so that what comes second writes nothing and starts over. Its row is
 * the free time that is left.
 */
export const saveAnswer = statement<LedgerRow, [...AnswerSave, mostTime: number, mostAnswers: number]>(
  'save-answer',
  `with fed as (
     update creature set level = $3, experience = $4, happiness = $5, health = $6, energy = $7, intelligence = $8,
       stats_at = $9, correct_in_row = $10, total_questions = $11, correct_answers = $12, visit_streak = $13,
       visit_day = $14, version = version + 1
     where learner_id = $1 and version = $2
     returning learner_id
   ), answered as (
     insert into answer (learner_id, attempt, question_id, chosen, correct, experience, day, session_duration, outcome,
       answered_at, grade, seconds, hinted, ability)
     select learner_id, $15, $16::bigint, $17, $18, $19, $20, $21, $22::json, $23, $44, $45, $46, $47 from fed
   ), remembered as (
     insert into memory as m (learner_id, question_id, topic_id, answers, correct_answers, stability, difficulty, state,
       reviews, lapses, reviewed_at, due_at, last_day, rewarded_day, last_correct, last_choice, answered_at)
     select learner_id, $16::bigint, $24, 1, $18::boolean::int, $25, $26, $27, $28, $29, $30, $31, $20, $32, $18, $48, $23
     from fed
     on conflict (learner_id, question_id) do update set answers = m.answers + 1,
       correct_answers = m.correct_answers + excluded.correct_answers, stability = excluded.stability,
       difficulty = excluded.difficulty, state = excluded.state, reviews = excluded.reviews, lapses = excluded.lapses,
       reviewed_at = excluded.reviewed_at, due_at = excluded.due_at, last_day = greatest(m.last_day, excluded.last_day),
       rewarded_day = excluded.rewarded_day, last_correct = excluded.last_correct,
       last_choice = excluded.last_choice, answered_at = excluded.answered_at
   ), counted as (
     update learner_topic t set questions_completed = t.questions_completed + $33::boolean::int, answers = t.answers + 1,
       correct_answers = t.correct_answers + $18::boolean::int,
       correct_in_row = case when $18 then t.correct_in_row + 1 else 0 end,
       wrong_in_row = case when $18 then 0 else t.wrong_in_row + 1 end,
       ability = $34, ability_answers = $35, median_seconds = $49, lasting = greatest(0, t.lasting + $50),
       stability_offset = $51
     from fed where t.learner_id = fed.learner_id and t.topic_id = $24
   ), day as (
     insert into learning_day as d (learner_id, day, answered, correct, active_seconds, last_answer_at)
     select learner_id, $20, 1, $18::boolean::int, $36, $23 from fed
     on conflict (learner_id, day) do update set answered = d.answered + 1, correct = d.correct + excluded.correct,
       active_seconds = d.active_seconds + excluded.active_seconds, last_answer_at = excluded.last_answer_at
   ), streaked as (
     update learner l set learning_streak = $38, longest_streak = $39, streak_day = $40, freezes = $41, freeze_progress = $42
     from fed where $37 and l.id = fed.learner_id
   ), unhinted as (
     delete from hint h using fed where h.learner_id = fed.learner_id and h.question_id = $16::bigint
   ), awarded as (
     insert into award (learner_id, achievement, awarded_at)
     select fed.learner_id, earned, $23 from fed, unnest($43::text[]) as earned
     on conflict do nothing
   ), free as (
     ${noteCall('fed', '$23::timestamptz', { time: '$52::bigint', answers: '$53::int' }, "'answer'")}
   )
   select l.time_zone, ${ledgerColumns('l', '$23::timestamptz')}
   from free join learner l on l.id = free.learner_id`,
)
