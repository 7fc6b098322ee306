import { correctLearningDays } from '#account/server/learning-day.store.ts'
import type { ParametersOf, RowOf } from '#kit/db/statement.ts'
import { learning } from '#learning/tables.ts'
import { savePetGrowth } from '#pet/server/growth.store.ts'
import { petColumns } from '#pet/server/pet.store.ts'
import { correctTopicAnswers } from '#topics/server/topic-counts.store.ts'

/**
 * SQL of an answer `a` to the question `q` that was marked wrong before the question was held. The extra minute covers
 * answers that were being saved at that moment.
 */
const markedWrong = `a.question_id = q.id and not a.correct and a.answered_at <= q.held_at + interval '1 minute'`

const notMadeGood = (learner: string) =>
  `not exists (select from made_good g where g.learner_id = ${learner} and g.question_id = q.id)`

/** Learners with answers to a held question that were marked wrong, if they haven't been compensated; at most `:most`. */
export const findMismarkedLearners = learning.statement(
  'find-mismarked-learners',
  `select distinct a.learner_id from question q join answer a on ${markedWrong}
   where q.id = :question::bigint and q.held_at is not null and ${notMadeGood('a.learner_id')} limit :most`,
)

/** Held questions for which a learner should still be compensated. */
export const findOwedCompensations = learning.statement(
  'find-owed-compensations',
  `select q.id::text as question_id from question q
   where q.held_at is not null and exists (select from answer a where a.learner_id = :learner and ${markedWrong})
     and ${notMadeGood(':learner')}`,
)

export type MismarkedRow = RowOf<'load-mismarked'>

/** Everything needed to compensate a learner for a question. No row if nothing is owed. */
export const loadMismarked = learning.statement(
  'load-mismarked',
  `select ${petColumns}, l.time_zone, l.longest_streak, q.topic_id, q.level as question_level,
     wrong.answers, wrong.attempt,
     (select array_agg(w.achievement) from award w where w.learner_id = l.id) as awards
   from question q
   join learner l on l.id = :learner
   join pet c on c.learner_id = l.id
   join lateral (
     select count(*)::int as answers, (array_agg(a.attempt order by a.answered_at, a.attempt))[1] as attempt
     from answer a where a.learner_id = l.id and ${markedWrong}
   ) wrong on wrong.answers > 0
   where q.id = :question::bigint and q.held_at is not null and ${notMadeGood('l.id')}`,
)

export type CompensationSave = ParametersOf<'save-compensation'>
/**
 * Marks a learner's answers to a held question as correct, feeds the pet for the first of them, and writes a note for the
 * learner. No row if the pet has changed since it was loaded. Like an answer, it raises the pet's version, so the second of
 * two simultaneous calls writes nothing, and its retry finds nothing owed.
 */
export const saveCompensation = learning.statement(
  'save-compensation',
  `with fed as (
     ${savePetGrowth}
   ), noted as (
     insert into made_good (learner_id, question_id, experience, made_at)
     select learner_id, :question::bigint, :gained, :now from fed
   ), righted as (
     update answer a set correct = true, experience = a.experience + case when a.attempt = :attempt then :gained::int else 0 end
     from fed, question q where q.id = :question::bigint and a.learner_id = fed.learner_id and ${markedWrong}
     returning a.day
   ), dated as (
     ${correctLearningDays('fed', 'righted')}
   ), counted as (
     ${correctTopicAnswers('fed')}
   ), remembered as (
     update memory m set correct_answers = least(m.answers, m.correct_answers + :answers), rewarded_day = greatest(m.rewarded_day, :today),
       last_correct = true from fed
     where m.learner_id = fed.learner_id and m.question_id = :question::bigint
   ), awarded as (
     insert into award (learner_id, achievement, awarded_at)
     select fed.learner_id, earned, :now from fed, unnest(:achievements::text[]) as earned
     on conflict do nothing
   )
   select 1 as saved from fed`,
)

export interface NoteRow {
  question_id: string
  question: string
  experience: number
  creature_name: string
}

/** Compensations that the learner hasn't seen yet, oldest first, at most 100. */
export const findUnseenCompensations = learning.statement(
  'find-unseen-compensations',
  `select g.question_id::text, q.draft ->> 'stem' as question, g.experience, c.name as creature_name
   from made_good g
   join question q on q.id = g.question_id
   join pet c on c.learner_id = g.learner_id
   where g.learner_id = :learner and g.told_at is null
   order by g.made_at, g.question_id limit 100`,
)

export const markCompensationsSeen = learning.statement(
  'mark-compensations-seen',
  `update made_good set told_at = :now
   where learner_id = :learner and question_id = any (:questions::bigint[]) and told_at is null returning question_id::text`,
)
