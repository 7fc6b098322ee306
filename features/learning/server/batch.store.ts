import { aliveSession } from '#account/server/session.store.ts'
import type { Draft } from '#authoring/rules/draft.ts'
import { statement } from '#kit/db/statement.ts'

/** What is known of a learner and a topic before a batch is chosen; nulls where there is no creature, topic or pool. */
export interface BatchLoad {
  learner_id: string
  time_zone: string
  creature_id: string | null
  topic_id: string | null
  questions_completed: number | null
  answers: number | null
  correct_answers: number | null
  correct_in_row: number | null
  wrong_in_row: number | null
  ability: number | null
  ability_answers: number | null
  /** Questions of the topic in service. */
  pool: number | null
}

/** One row if the session is alive. */
export const loadBatch = statement<BatchLoad, [learner: string, token: Buffer, now: Date, topic: string]>(
  'load-batch',
  `select l.id::text as learner_id, l.time_zone, c.id as creature_id, t.topic_id, t.questions_completed, t.answers,
     t.correct_answers, t.correct_in_row, t.wrong_in_row, t.ability, t.ability_answers, p.questions as pool
   from session s
   join learner l on l.id = s.learner_id
   left join creature c on c.learner_id = l.id
   left join learner_topic t on t.learner_id = l.id and t.topic_id = $4
   left join pool_edition p on p.topic_id = t.topic_id
   where s.learner_id = $1 and s.token_hash = $2 and ${aliveSession('$3::timestamptz')}`,
)

export interface CandidateRow {
  role: 'due' | 'fresh' | 'again'
  id: string
  level: number
  skill: string
  applied: boolean
  draft: Draft
}

/**
 * What may come into a batch: due reviews, the most overdue first; eight fresh questions of each level that apply an idea and
 * eight that do not, in an order of this learner's and day's own; and, for when nothing fresh is left, old ones that were not met today.
 */
export const findCandidates = statement<
  CandidateRow,
  [learner: string, topic: string, now: Date, today: string, luck: number]
>(
  'find-candidates',
  `with due as (
     select m.question_id as id, 'due' as role, extract(epoch from m.due_at)::float8 as place
     from memory m join question q on q.id = m.question_id and q.withdrawn_at is null
     where m.learner_id = $1 and m.topic_id = $2 and m.due_at <= $3 and m.last_day < $4::date
     order by m.due_at limit 10
   ), again as (
     select m.question_id as id, 'again' as role, extract(epoch from m.due_at)::float8 as place
     from memory m join question q on q.id = m.question_id and q.withdrawn_at is null
     where m.learner_id = $1 and m.topic_id = $2 and m.due_at > $3 and m.last_day < $4::date
     order by m.due_at limit 10
   ), fresh as (
     select id, 'fresh' as role, place::float8 from (
       select q.id, row_number() over (partition by q.level, q.applied order by hashint8extended(q.id, $5)) as place
       from question q
       where q.topic_id = $2 and q.withdrawn_at is null
         and not exists (select from memory m where m.learner_id = $1 and m.question_id = q.id)
     ) placed where place <= 8
   ), chosen as (select * from due union all select * from fresh union all select * from again)
   select chosen.role, q.id::text, q.level, q.skill, q.applied, q.draft
   from chosen join question q on q.id = chosen.id and q.withdrawn_at is null
   order by chosen.role, chosen.place`,
)
