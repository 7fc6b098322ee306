import type { RowOf } from '#kit/db/statement.ts'
import { pet } from '#pet/tables.ts'
import { petColumns, weekOf } from './pet.store.ts'

/** What the pet knows when it speaks or thinks. */
export type TalkRow = RowOf<'load-talk'>

/** So many of the latest questions are looked through: in most topics two of three have such a sentence, in mathematics one of twelve. */
const lookedThrough = 40

/**
 * The creature, when it last spoke, and what its learner has done. What was learned this week has been reviewed once,
 * rightly, in the last seven days; sums and lists of lines are no sentence to remember. No row without a creature.
 *
 * @param luck a number in [0, 1) that picks one of the latest ten sentences
 */
export const loadTalk = pet.wideStatement(
  'load-talk',
  `select ${petColumns}, week_correct, week_seconds, k.done_at, k.attempt, k.said,
     l.time_zone, l.learning_streak, l.daily_goal, today.answered as answered_today, held.topics,
     due.name as due_topic, due.is_custom as due_custom, due.questions as due_questions, learned.sentence as learned
   from creature c join learner l on l.id = c.learner_id
   left join pet_care k on k.learner_id = c.learner_id and k.action = 'talk' ${weekOf(':now::timestamptz')}
   left join learning_day today on today.learner_id = l.id and today.day = (:now::timestamptz at time zone l.time_zone)::date
   left join lateral (
     select json_agg(json_build_object('topicId', t.topic_id, 'name', t.name, 'isCustom', t.is_custom) order by t.added_at, t.topic_id) as topics
     from learner_topic t where t.learner_id = l.id
   ) held on true
   left join lateral (
     select t.name, t.is_custom, count(*)::int as questions
     from memory m join question q on q.id = m.question_id and q.withdrawn_at is null
     join learner_topic t on t.learner_id = m.learner_id and t.topic_id = m.topic_id
     where m.learner_id = l.id and m.due_at <= :now::timestamptz
     group by t.topic_id, t.name, t.is_custom order by questions desc, t.topic_id limit 1
   ) due on true
   left join lateral (
     select latest.sentence from (
       select said.explanation as sentence, row_number() over (order by m.answered_at desc, m.question_id) as place,
         count(*) over () as found
       from (
         select m.question_id, m.answered_at from memory m
         where m.learner_id = l.id and m.reviews = 1 and m.last_correct and m.answered_at > :now::timestamptz - interval '7 days'
         order by m.answered_at desc, m.question_id limit ${lookedThrough}
       ) m join question q on q.id = m.question_id and q.withdrawn_at is null
       cross join lateral jsonb_to_record(q.draft) as said (explanation text, kind text, code jsonb)
       where said.kind in ('forward', 'inverse', 'recall') and said.code is null and length(said.explanation) <= 110
     ) latest
     where latest.place = 1 + floor(:luck::float8 * least(latest.found, 10))
   ) learned on true
   where c.learner_id = :learner`,
  { stats_at: true, asleep_until: true, done_at: true },
)
