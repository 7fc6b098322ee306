import { countLearningDay, keepStreak } from '#account/server/learning-day.store.ts'
import { aliveSession } from '#account/server/session.store.ts'
import type { ParametersOf, RowOf } from '#kit/db/statement.ts'
import { learning } from '#learning/tables.ts'
import { ledgerColumns, ledgerOf, notedCall } from '#membership/server/free-time.store.ts'
import { savePetAnswer } from '#pet/server/growth.store.ts'
import { petColumns, weekOf } from '#pet/server/pet.store.ts'
import { countTopicAnswer } from '#topics/server/topic-counts.store.ts'
import { roundLasts, servedInTime } from './round.store.ts'

/** Everything needed to grade one answer. Columns are null if there is no pet, question, topic, memory or earlier attempt. */
export type AnswerLoad = RowOf<'load-answer'>

/**
 * One row if the session is alive. A question of a topic that the learner doesn't have counts as missing. A withdrawn
 * question is accepted for another half hour, because it may still be on the learner's screen.
 */
export const loadAnswer = learning.wideStatement(
  'load-answer',
  `select l.id as learner_id, l.account_id, l.time_zone, l.daily_goal, l.learning_streak, l.longest_streak, l.streak_day::text,
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
     (select count(*)::int from break_taken b where b.learner_id = l.id and b.taken_at > :now::timestamptz - interval '1 hour') as breaks_taken,
     last_answer_at, today_answered,
     (select array_agg(w.achievement) from award w where w.learner_id = l.id) as awards,
     prior.question_id::text as prior_question, prior.outcome as prior_outcome,
     ${ledgerColumns('l', ':now::timestamptz')}, ${servedInTime('l.id', 'q.id')}
   from session s
   join learner l on l.id = s.learner_id
   ${ledgerOf('l')}
   left join pet c on c.learner_id = l.id
   left join question q on q.id = :question::bigint
     and (q.withdrawn_at is null or q.withdrawn_at > :now::timestamptz - interval '30 minutes')
   left join question_record r on r.question_id = q.id
   left join learner_topic t on t.learner_id = l.id and t.topic_id = q.topic_id
   left join memory m on m.learner_id = l.id and m.question_id = q.id
   left join hint h on h.learner_id = l.id and h.question_id = q.id and h.asked_at > :now::timestamptz - ${roundLasts}
   left join answer prior on prior.learner_id = l.id and prior.attempt = :attempt
   ${weekOf(
     ':now::timestamptz',
     ', max(d.last_answer_at) as last_answer_at, sum(d.answered) filter (where d.day = (:now::timestamptz at time zone l.time_zone)::date)::int as today_answered',
   )}
   where s.account_id = :account and s.token_hash = :token and ${aliveSession(':now::timestamptz')}`,
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

/** What an answer changes. */
export type AnswerSave = Omit<ParametersOf<'save-answer'>, 'mostTime' | 'mostAnswers'>

/**
 * Saves an answer and all its effects, writing each table once. No row if the pet has changed since it was loaded: every
 * answer and care action raises the pet's version, so the second of two simultaneous saves writes nothing and is retried.
 * The row holds the account's free time.
 */
export const saveAnswer = learning.statement(
  'save-answer',
  `with fed as (
     ${savePetAnswer}
   ), answered as (
     insert into answer (learner_id, attempt, question_id, chosen, correct, experience, day, session_duration, outcome,
       answered_at, grade, seconds, hinted, ability)
     select learner_id, :attempt, :question::bigint, :chosen, :correct, :gained, :day, :sessionDuration, :outcome::json, :now, :grade, :seconds, :hinted, :abilityBefore from fed
   ), remembered as (
     insert into memory as m (learner_id, question_id, topic_id, answers, correct_answers, stability, difficulty, state,
       reviews, lapses, reviewed_at, due_at, last_day, rewarded_day, last_correct, last_choice, answered_at)
     select learner_id, :question::bigint, :topic, 1, :correct::boolean::int, :stability, :difficulty, :state, :reviews, :lapses, :reviewedAt, :dueAt, :day, :rewardedDay, :correct, :choice, :now
     from fed
     on conflict (learner_id, question_id) do update set answers = m.answers + 1,
       correct_answers = m.correct_answers + excluded.correct_answers, stability = excluded.stability,
       difficulty = excluded.difficulty, state = excluded.state, reviews = excluded.reviews, lapses = excluded.lapses,
       reviewed_at = excluded.reviewed_at, due_at = excluded.due_at, last_day = greatest(m.last_day, excluded.last_day),
       rewarded_day = excluded.rewarded_day, last_correct = excluded.last_correct,
       last_choice = excluded.last_choice, answered_at = excluded.answered_at
   ), counted as (
     ${countTopicAnswer('fed')}
   ), day as (
     ${countLearningDay('fed')}
   ), streaked as (
     ${keepStreak('fed')}
   ), unhinted as (
     delete from hint h using fed where h.learner_id = fed.learner_id and h.question_id = :question::bigint
   ), awarded as (
     insert into award (learner_id, achievement, awarded_at)
     select fed.learner_id, earned, :now from fed, unnest(:achievements::text[]) as earned
     on conflict do nothing
   ), ${notedCall('(select learner_id, :account::bigint as account_id from fed)', ':now::timestamptz', { time: ':mostTime::bigint', answers: ':mostAnswers::int' }, "'answer'")}
   select l.time_zone, ${ledgerColumns('l', ':now::timestamptz')}
   from free join learner l on l.id = free.learner_id`,
)
