import { aliveSession } from '#account/server/session.store.ts'
import type { Draft } from '#authoring/rules/draft.ts'
import type { Telling } from '#authoring/rules/overlap.ts'
import type { RowOf } from '#kit/db/statement.ts'
import { learning } from '#learning/tables.ts'
import { ledgerColumns, notedCall } from '#membership/server/free-time.store.ts'
import { mistakesRound, mixedRound } from '../rules/round-kinds.ts'

/** How one topic of the round stands. */
export interface TopicProgressRow {
  topic_id: string
  questions_completed: number
  answers: number
  correct_answers: number
  correct_in_row: number
  wrong_in_row: number
  ability: number | null
  ability_answers: number
  /** Questions of the topic in service; null where nobody has stocked it yet. */
  pool: number | null
}

export interface CandidateRow {
  role: 'due' | 'fresh' | 'again' | 'mistake'
  id: string
  topic_id: string
  level: number
  /** Logits, as learned from all learners; null where nobody has met it yet. */
  difficulty: number | null
  skill: string
  applied: boolean
  /** About what the learner likes best of the topic. */
  liked: boolean
  /** Of each only what choosing asks for: ten of a hundred are shown. */
  telling: Telling
  /** The learner's own day of their last answer to it; null where there is none. */
  last_day: string | null
}

/** A question of the round that was begun. */
export interface RoundRow {
  id: string
  topic_id: string
  level: number
  draft: Draft
  /** Null until it is answered in this round. */
  correct: boolean | null
}

/** All that choosing a round needs. */
export type RoundLoad = RowOf<'load-round'>

/** A round that was left is taken up for so long; one of mistakes only where it was begun, for there may be newer ones. */
export const roundLasts = `interval '12 hours'`

/**
 * Columns of whether the learner was given a question before the free time ended, and before the day's; `free` is the
 * ledger's row.
 *
 * @param learner SQL of the learner's id
 * @param question SQL of the question's id
 */
export function servedInTime(learner: string, question: string): string {
  const before = (end: string) => `(${end} is not null and exists (
    select from round given where given.learner_id = ${learner} and given.served_at <= ${end}
      and ${question} = any (given.questions)))`
  return `${before('free.reached_at')} as served, ${before('free.today_reached_at')} as served_today`
}

/** SQL of a question's draft, read only where it is asked for: what comes before it may be found in an index alone. */
const draftOf = (question: string) => `(select drafted.draft from question drafted where drafted.id = ${question})`

/** SQL that is false of a model's question where a grown-up wants none for `who`; nobody else's drafts are looked into. */
function wanted(question: string): string {
  return `(who.model_text or ${draftOf(question)} ->> 'author' is distinct from 'model')`
}

/** SQL of where the question `q` stands among those of its topic, level and kind: an order without meaning, which an index keeps. */
const position = 'hashint8extended(q.id, 0)'

/**
 * SQL of so many questions of one topic, level and kind that the learner has not met, for a statement with `who`, `path`, `at`
 * and `kind`.
 *
 * @param liked whether of those about what the learner likes best, or of the others; none are read where nothing is liked
 * @param turn SQL of whether they come after the others
 * @param where SQL of which of them
 */
function freshOnes({ liked, turn, where }: { liked: boolean; turn: string; where: string }): string {
  const about = `path.likes <> '{}' and ${draftOf('q.id')} -> 'factIds' ?| path.likes`
  return `(select q.id, ${liked} as liked, ${turn} as turn, ${position} as position from question q
       where q.topic_id = path.topic_id and q.level = at.level and q.applied = kind.applied and q.withdrawn_at is null
         and ${where} and ${liked ? about : `not (${about})`} and ${wanted('q.id')}
         and q.id not in (select id from met)
       order by ${liked ? 'turn, position' : position} limit :freshEach)`
}

/**
 * One row if the session is alive; the call is noted in the ledger of free time. Candidates are: due reviews, the most
 * overdue first; of each topic and level so many fresh questions that apply an idea and as many that do not, first those about
 * what the learner likes best, else those next to a position of this learner's own that changes with every answer; for when nothing
 * fresh is left, those that were met longest ago; and what went wrong last, the latest first.
 *
 * @param topic a topic's id, or the word for a round over all topics or over mistakes
 */
export const loadRound = learning.statement(
  'load-round',
  `with who as (
     select l.id, l.account_id, l.time_zone, l.daily_minutes, l.model_text, c.id as creature_id, c.correct_in_row, hashint8extended(l.id, coalesce(c.total_questions, 0)) as start
     from session s
     join learner l on l.id = s.learner_id
     left join pet c on c.learner_id = l.id
     where s.account_id = :account and s.token_hash = :token and ${aliveSession(':now::timestamptz')}
   ), learns as (
     select id as learner_id, account_id from who
   ), ${notedCall('learns', ':now::timestamptz', { time: ':mostTime::bigint', answers: ':mostAnswers::int' }, "'other'")}, path as (
     select t.topic_id, t.added_at, t.questions_completed, t.answers, t.correct_answers, t.correct_in_row, t.wrong_in_row,
       t.ability, t.ability_answers, t.likes, p.questions as pool, row_number() over () as n
     from who
     join learner_topic t on t.learner_id = who.id and (:topic in ('${mixedRound}', '${mistakesRound}') or t.topic_id = :topic)
     left join pool_edition p on p.topic_id = t.topic_id
   ), begun as (
     select q.id, q.topic_id, q.level, q.draft, asked.place,
       case when m.answered_at >= r.served_at then m.last_correct end as correct
     from who
     join round r on r.learner_id = who.id and r.topic_id = :topic and r.served_at > :now::timestamptz - ${roundLasts}
     cross join lateral unnest(r.questions) with ordinality as asked (id, place)
     join question q on q.id = asked.id
     left join memory m on m.learner_id = who.id and m.question_id = q.id
     where (q.withdrawn_at is null and ${wanted('q.id')}) or m.answered_at >= r.served_at
   ), open as (
     select 1 from begun
     having count(*) filter (where correct is null) > 0 and (:topic <> '${mistakesRound}' or count(correct) > 0)
   ), met as (
     select m.question_id as id, m.due_at, m.last_day, m.last_correct, m.answered_at
     from who join path on true
     join memory m on m.learner_id = who.id and m.topic_id = path.topic_id
     where not exists (select from open) and ${wanted('m.question_id')}
   ), due as (
     select id, 'due' as role, row_number() over (order by due_at, id) as place, last_day, false as liked
     from met where :topic <> '${mistakesRound}' and due_at <= :now order by due_at, id limit 20
   ), again as (
     select id, 'again' as role, row_number() over (order by last_day, due_at, id) as place, last_day, false as liked
     from met where :topic <> '${mistakesRound}' and due_at > :now order by last_day, due_at, id limit 20
   ), mistake as (
     select id, 'mistake' as role, row_number() over (order by answered_at desc, id) as place, last_day, false as liked
     from met where :topic = '${mistakesRound}' and not last_correct order by answered_at desc, id limit 20
   ), fresh as (
     select one.id, 'fresh' as role, one.position as place, null::date as last_day, one.liked
     from who join path on :topic <> '${mistakesRound}' and not exists (select from open)
     cross join (values (1), (2), (3), (4)) as at (level) cross join (values (false), (true)) as kind (applied)
     cross join lateral (
       ${freshOnes({ liked: true, turn: `${position} < who.start`, where: 'true' })}
       union all ${freshOnes({ liked: false, turn: 'false', where: `${position} >= who.start` })}
       union all ${freshOnes({ liked: false, turn: 'true', where: `${position} < who.start` })}
       order by liked desc, turn, position limit :freshEach
     ) one
   ), chosen as (
     select * from due union all select * from fresh union all select * from again union all select * from mistake
   )
   select who.id as learner_id, who.time_zone, who.creature_id, who.correct_in_row,
     ${ledgerColumns('who', ':now::timestamptz')},
     (select coalesce(json_agg(path order by path.added_at, path.topic_id), '[]') from path) as topics,
     (select coalesce(json_agg(json_build_object('id', b.id::text, 'topic_id', b.topic_id, 'level', b.level,
         'draft', b.draft, 'correct', b.correct) order by b.place), '[]')
      from begun b where exists (select from open)) as round,
     (select coalesce(json_agg(candidate order by candidate.role, candidate.place), '[]') from (
        select chosen.role, chosen.place, q.id::text, q.topic_id, q.level, r.difficulty, q.skill, q.applied, chosen.liked,
          row_to_json(telling) as telling, chosen.last_day
        from chosen
        cross join lateral (
          select q.id, q.topic_id, q.level, q.skill, q.applied, q.draft from question q
          where q.id = chosen.id and q.withdrawn_at is null offset 0
        ) q
        cross join lateral jsonb_to_record(q.draft) as telling (author text, "factIds" jsonb, kind text, key text, stem text)
        left join lateral (
          select r.difficulty from question_record r where r.question_id = q.id offset 0
        ) r on true
      ) candidate) as candidates
   from who join free on free.learner_id = who.id`,
)

/** Keeps which questions a learner was given, so that the round can be taken up again. Its rows are their drafts, in that order. */
export const saveRound = learning.statement(
  'save-round',
  `with kept as (
     insert into round (learner_id, topic_id, questions, served_at) values (:learner, :topic, :questions::bigint[], :now)
     on conflict (learner_id, topic_id) do update set questions = excluded.questions, served_at = excluded.served_at
   )
   select q.id::text, q.draft
   from unnest(:questions::bigint[]) with ordinality as asked (id, place) join question q on q.id = asked.id
   order by asked.place`,
)
