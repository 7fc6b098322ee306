import { aliveSession } from '#account/server/session.store.ts'
import { commitAsyncWhen } from '#kit/db/async-commit.ts'
import { membership } from '#membership/tables.ts'
import { answerFloor, longestGap, minute } from '../rules/free-time.ts'
import { subscribedNow } from './is-subscribed.ts'

/** Kind of a call for the ledger: an answer costs a minimum of time, a pause stops the clock. */
export type Noted = 'answer' | 'pause' | 'other'

/**
 * The columns of `LedgerRow` except the time zone, for a statement that joins `ledgerOf` the learner, or `free` of `notedCall`.
 *
 * @param learner alias of the learner's row, or of a CTE with its `id`, `account_id` and `daily_minutes`
 * @param now SQL of the time
 */
export function ledgerColumns(learner: string, now: string): string {
  return `${subscribedNow(`${learner}.account_id`, now)} as subscribed, free.used_ms::float8 as free_used, free.answers as free_answers,
    free.topics as free_topics, free.last_at as free_last_at, free.reached_at as free_reached_at, free.day::text as free_day,
    free.today_ms::float8 as today_used, free.today_reached_at, ${learner}.daily_minutes`
}

/**
 * Joins the ledger as `free`: the free time that all learners of the account have used together, and the learner's own active
 * time today.
 *
 * @param learner alias of the learner's row
 */
export function ledgerOf(learner: string): string {
  const own = (column: string) => `max(f.${column}) filter (where f.learner_id = ${learner}.id) as ${column}`
  return membership.fragment(`left join lateral (
    select sum(f.used_ms)::bigint as used_ms, sum(f.answers)::int as answers, sum(f.topics)::int as topics, min(f.reached_at) as reached_at,
      ${['last_at', 'day', 'today_ms', 'today_reached_at'].map(own).join(', ')}
    from free_time f where f.account_id = ${learner}.account_id
  ) free on true`)
}

/** Columns and join with the ledger of the learner `l`, for a statement that reads learners at `:now`. */
export const freeTimePart = {
  columns: ledgerColumns('l', ':now::timestamptz'),
  from: ledgerOf('l'),
}

/** SQL of the minutes per day that a grown-up allows; null if there is no limit. */
function dailyMinutes(learner: string): string {
  return `(select allowed.daily_minutes from learner allowed where allowed.id = ${learner})`
}

/** SQL of the milliseconds from one time to another. */
function milliseconds(from: string, to: string): string {
  return `(extract(epoch from ${to} - ${from}) * 1000)::bigint`
}

/**
 * The CTE `noted`, which counts one call of a learner in the ledger, and the CTE `free` with the ledger's columns as in `ledgerOf`.
 *
 * The gap since the last call is added to the time used, unless it is longer than two minutes. An answer costs at least five
 * seconds, or the time since the previous answer if that is less, whatever the page reported in between. This is computed
 * under the row's lock, so simultaneous calls count once. A clock set back adds nothing, and members use no free time. The
 * day's active time is counted in the same way, also for members, because a grown-up may have set a limit.
 *
 * Free time belongs to the account: what its other learners have used counts too.
 *
 * @param who name of a relation with the `learner_id` and `account_id`; nothing is counted if it has no row
 * @param now SQL of the time, as a timestamptz
 * @param most SQL of the free milliseconds, and of the number of free answers
 * @param kind SQL of the kind of call, one of `Noted`
 */
export function notedCall(who: string, now: string, most: { time: string; answers: string }, kind: string): string {
  const answer = `(${kind} = 'answer')::int`
  const reached = (used: string, answers: string) => `${used} >= ${most.time} or ${answers} >= ${most.answers}`
  const gap = (
    since: string,
  ) => `case when ${now} > ${since} and ${now} - ${since} <= interval '${longestGap} milliseconds'
          then ${milliseconds(since, now)} else 0 end`
  const owed = (used: string, usedAtAnswer: string) => `case when ${kind} = 'answer' then greatest(0,
          least(${answerFloor}, coalesce(${milliseconds('free.answered_at', now)}, ${answerFloor})) - (${used} - ${usedAtAnswer})
        ) else 0 end`
  return membership.fragment(`noted as (insert into free_time as free (learner_id, account_id, used_ms, last_at, answers, answered_at, used_at_answer, reached_at,
      seen_at, today_ms, today_at_answer)
    select who.learner_id, who.account_id, first.answers * ${answerFloor}, case when ${kind} = 'pause' or member.now then null else ${now} end,
      first.answers, case when ${kind} = 'answer' then ${now} end, first.answers * ${answerFloor},
      case when not member.now and (${reached(`first.answers * ${answerFloor} + others.ms`, 'first.answers + others.answers')}) then ${now} end,
      case when ${kind} <> 'pause' then ${now} end, today.ms, today.ms
    from ${who} who cross join lateral ${once(`${subscribedNow('who.account_id', now)} as now`)} member
    cross join lateral (select case when member.now then 0 else ${answer} end as answers) first
    cross join lateral (select ${answer} * ${answerFloor} as ms) today
    cross join lateral ${usedByOthers('who')} others
    on conflict (learner_id) do update set (used_ms, last_at, answers, answered_at, used_at_answer, reached_at,
      seen_at, today_ms, today_at_answer, today_reached_at) = (
      select used.ms,
        case when ${kind} = 'pause' or member.now then null else greatest(free.last_at, ${now}) end,
        answered.count,
        case when ${kind} = 'answer' then greatest(free.answered_at, ${now}) else free.answered_at end,
        case when ${kind} = 'answer' then used.ms else free.used_at_answer end,
        case when not member.now and (${reached('used.ms + others.ms', 'answered.count + others.answers')}) then coalesce(free.reached_at, ${now}) end,
        case when ${kind} <> 'pause' then greatest(free.seen_at, ${now}) end,
        today.ms,
        case when ${kind} = 'answer' then today.ms else free.today_at_answer end,
        case when today.ms >= ${dailyMinutes('free.learner_id')} * ${minute} then coalesce(free.today_reached_at, ${now}) end
      from ${once(`${subscribedNow('free.account_id', now)} as now`)} member
      cross join lateral ${once(
        `case when member.now then 0 else ${gap('free.last_at')} end as ms, ${gap('free.seen_at')} as today`,
      )} gap
      cross join lateral ${once(
        `case when member.now then 0 else ${owed('free.used_ms + gap.ms', 'free.used_at_answer')} end as ms,
          ${owed('free.today_ms + gap.today', 'free.today_at_answer')} as today`,
      )} owed
      cross join lateral (select free.used_ms + gap.ms + owed.ms as ms) used
      cross join lateral (select free.today_ms + gap.today + owed.today as ms) today
      cross join lateral (select free.answers + case when member.now then 0 else ${answer} end as count) answered
      cross join lateral ${usedByOthers('free')} others
    )
    returning free.*
  ), free as (
    select noted.learner_id, noted.used_ms + others.ms as used_ms, noted.answers + others.answers as answers,
      noted.topics + others.topics as topics, least(noted.reached_at, others.reached_at) as reached_at,
      noted.last_at, noted.day, noted.today_ms, noted.today_reached_at
    from noted cross join lateral ${usedByOthers('noted')} others
  )`)
}

/** SQL of one row: the free time used by the account's other learners. */
function usedByOthers(one: string): string {
  return `(select coalesce(sum(f.used_ms), 0)::bigint as ms, coalesce(sum(f.answers), 0)::int as answers,
      coalesce(sum(f.topics), 0)::int as topics, min(f.reached_at) as reached_at
    from free_time f where f.account_id = ${one}.account_id and f.learner_id <> ${one}.learner_id)`
}

/**
 * SQL of one row that is computed once. Without the offset the planner would inline its expressions wherever they are used:
 * the membership alone would be looked up about twenty times.
 */
function once(columns: string): string {
  return `(select ${columns} offset 0)`
}

/**
 * Counts a call that only reports time. One row if its session is alive. A heartbeat doesn't wait for the disk: if it is lost,
 * the next one counts the gap since the call before it. A pause does wait, because if it were lost, the pause would be counted.
 */
export const noteFreeTime = membership.statement(
  'note-free-time',
  `with who as (
     select l.id, l.id as learner_id, l.account_id, l.time_zone, l.daily_minutes
     from session s join learner l on l.id = s.learner_id
     where s.account_id = :account and s.token_hash = :token and ${aliveSession(':now::timestamptz')}
   ), ${notedCall('who', ':now::timestamptz', { time: ':mostTime::bigint', answers: ':mostAnswers::int' }, ':kind::text')}
   select who.id as learner_id, who.time_zone, ${ledgerColumns('who', ':now::timestamptz')} from who cross join free
   where ${commitAsyncWhen(`:kind::text = 'other'`)}`,
)

/** Counts a call of a learner whose session has already been checked. */
export const noteLearnerTime = membership.statement(
  'note-learner-time',
  `with who as (select id, id as learner_id, account_id, time_zone, daily_minutes from learner where id = :learner),
     ${notedCall('who', ':now::timestamptz', { time: ':mostTime::bigint', answers: ':mostAnswers::int' }, ':kind::text')}
   select who.time_zone, ${ledgerColumns('who', ':now::timestamptz')} from who cross join free`,
)

/** Reads the ledger without counting a call. */
export const findFreeTime = membership.statement(
  'find-free-time',
  `select l.time_zone, ${ledgerColumns('l', ':now::timestamptz')}
   from learner l ${ledgerOf('l')} where l.id = :learner`,
)

/** Begins a learner's new day, once. Keeps the last day's active time, and resets the used free time if `:isFreeAgain`. */
export const beginDay = membership.statement(
  'begin-day',
  `with was as (
     select free.day, free.today_ms from free_time free where free.learner_id = :learner for update
   ), kept as (
     insert into active_day (learner_id, day, active_ms)
     select :learner, was.day, was.today_ms from was where was.day < :day::date and was.today_ms > 0
     on conflict (learner_id, day) do nothing
     returning learner_id
   )
   insert into free_time as free (learner_id, account_id, day)
   select l.id, l.account_id, :day::date from learner l where l.id = :learner and (select count(*) from kept) >= 0
   on conflict (learner_id) do update set day = excluded.day,
     today_ms = case when free.day is null then free.today_ms else 0 end,
     today_at_answer = case when free.day is null then free.today_at_answer else 0 end, today_reached_at = null,
     used_ms = case when :isFreeAgain then 0 else free.used_ms end, used_at_answer = case when :isFreeAgain then 0 else free.used_at_answer end,
     reached_at = case when :isFreeAgain then null else free.reached_at end
   where free.day is null or free.day < excluded.day`,
)

/** Resets the free time used by the account's other learners, because all of them share it. */
export const renewForOthers = membership.statement(
  'renew-free-time-of-others',
  `update free_time f set used_ms = 0, used_at_answer = 0, reached_at = null from learner l
   where l.id = :learner and f.account_id = l.account_id and f.learner_id <> l.id and f.day < :day::date`,
)

/** Deletes the active time of days before the given one. */
export const forgetActiveDays = membership.statement(
  'forget-active-days',
  'delete from active_day where day < :before::date',
)

/** Counts one more custom topic, unless the learner is a member. No row if all free ones are used. */
export const takeTopic = membership.statement(
  'take-free-topic',
  `insert into free_time as free (learner_id, account_id, topics)
   select who.learner_id, who.account_id, (not ${subscribedNow('who.account_id', ':now::timestamptz')})::int
   from (select l.id as learner_id, l.account_id from learner l where l.id = :learner) who cross join lateral ${usedByOthers('who')} others
   where others.topics < :most::int or ${subscribedNow('who.account_id', ':now::timestamptz')}
   on conflict (learner_id) do update
     set topics = free.topics + (not ${subscribedNow('free.account_id', ':now::timestamptz')})::int
     where free.topics + (select others.topics from ${usedByOthers('free')} others) < :most::int
       or ${subscribedNow('free.account_id', ':now::timestamptz')}
   returning not ${subscribedNow('free.account_id', ':now::timestamptz')} as counted`,
)

/** Takes the count back if no topic was made. */
export const giveTopicBack = membership.statement(
  'give-free-topic-back',
  'update free_time set topics = greatest(0, topics - 1) where learner_id = :learner',
)
