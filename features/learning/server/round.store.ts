import { aliveSession } from '#account/server/session.store.ts'
import type { Draft } from '#authoring/rules/draft.ts'
import type { Telling } from '#authoring/rules/overlap.ts'
import type { RowOf } from '#kit/db/statement.ts'
import { learning } from '#learning/tables.ts'
import { ledgerColumns, notedCall } from '#membership/server/free-time.store.ts'
import { mistakesRound, mixedRound } from '../rules/round-kinds.ts'

/** The learner's progress in one topic of the round. */
export interface TopicProgressRow {
  topic_id: string
  questions_completed: number
  answers: number
  correct_answers: number
  correct_in_row: number
  wrong_in_row: number
  ability: number | null
  ability_answers: number
  /** Questions of the topic in service; null if its pool was never filled. */
  pool: number | null
}

export interface CandidateRow {
  role: 'due' | 'fresh' | 'again' | 'mistake'
  id: string
  topic_id: string
  level: number
  /** Logits, estimated from all learners' answers; null if there are none yet. */
  difficulty: number | null
  skill: string
  applied: boolean
  /** About what the learner likes best in the topic. */
  liked: boolean
  /** Only the parts of the draft needed for choosing, because ten of a hundred candidates are shown. */
  telling: Telling
  /** Day of the learner's last answer to it, in their calendar; null if there is none. */
  last_day: string | null
}

/** A question of a round in progress. */
export interface RoundRow {
  id: string
  topic_id: string
  level: number
  draft: Draft
  /** Null until it is answered in this round. */
  correct: boolean | null
}

/** Everything needed to choose a round. */
export type RoundLoad = RowOf<'load-round'>

/** How long an unfinished round can be resumed. A round of mistakes needs at least one answer, since otherwise newer mistakes may be missing. */
export const roundLasts = `interval '12 hours'`

/**
 * Columns that say whether the learner was given a question before the free time ended, and before the daily limit was
 * reached; `free` is the ledger's row.
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

/** SQL of a question's draft. As a subquery it is read only if needed, so the conditions before it can use an index alone. */
const draftOf = (question: string) => `(select drafted.draft from question drafted where drafted.id = ${question})`

/** SQL that is false for a question by a model if a grown-up has turned these off for `who`. Drafts are read only in that case. */
function wanted(question: string): string {
  return `(who.model_text or ${draftOf(question)} ->> 'author' is distinct from 'model')`
}

/** SQL of the position of the question `q` among those of its topic, level and kind: an arbitrary order, kept in an index. */
const position = 'hashint8extended(q.id, 0)'

/**
 * SQL of up to `:freshEach` questions of one topic, level and kind that are new to the learner, for a statement with `who`,
 * `path`, `at` and `kind`.
 *
 * @param liked true for questions about what the learner likes best (none are read without likes), false for all others
 * @param turn SQL that is true for questions that come after the others
 * @param where SQL of a further condition
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
 * One row if the session is alive. Counts the call in the ledger of free time. The candidates are:
 *
 * - due reviews, the most overdue first;
 * - for each topic and level, up to `:freshEach` new questions that apply an idea and as many that don't: first those about
 *   what the learner likes best, then those from a position that differs between learners and changes with every answer;
 * - questions answered longest ago, in case no new ones are left;
 * - for a round of mistakes, questions last answered incorrectly, latest first.
 *
 * `:topic` is a topic's id, or the name of a round over all topics or over mistakes.
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

/** Saves which questions a learner was given, so that the round can be resumed. Returns their drafts in the same order. */
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
