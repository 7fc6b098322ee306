import { statement } from '#kit/db/statement.ts'

/** Sets tokens and money aside for a call of a learner; no row where the learner's day has not enough left. */
export const reserveForLearner = statement<
  { calls: number },
  [learner: string, day: string, tokens: number, microdollars: number, most: number]
>(
  'reserve-model-spend',
  `insert into model_spend as s (learner_id, day, calls, tokens, microdollars)
   select $1, $2::date, 1, $3::bigint, $4::bigint where $3::bigint <= $5::bigint
   on conflict (learner_id, day) do update
     set calls = s.calls + 1, tokens = s.tokens + excluded.tokens, microdollars = s.microdollars + excluded.microdollars
     where s.tokens + excluded.tokens <= $5::bigint
   returning calls`,
)

/** The same for the day of all; undefined money is not bounded. */
export const reserveForDay = statement<
  { calls: number },
  [day: string, tokens: number, microdollars: number, mostTokens: number, mostMicrodollars: number | null]
>(
  'reserve-model-day',
  `insert into model_day as d (day, calls, tokens, microdollars)
   select $1::date, 1, $2::bigint, $3::bigint
   where $2::bigint <= $4::bigint and ($5::bigint is null or $3::bigint <= $5::bigint)
   on conflict (day) do update
     set calls = d.calls + 1, tokens = d.tokens + excluded.tokens, microdollars = d.microdollars + excluded.microdollars
     where d.tokens + excluded.tokens <= $4::bigint
       and ($5::bigint is null or d.microdollars + excluded.microdollars <= $5::bigint)
   returning calls`,
)

/** Puts what was used in the place of what was set aside, for the learner; then for all, in the order in which both were set aside. */
export const settleForLearner = statement<never, [learner: string, day: string, tokens: number, microdollars: number]>(
  'settle-model-spend',
  `update model_spend set tokens = greatest(0, tokens + $3::bigint), microdollars = greatest(0, microdollars + $4::bigint)
   where learner_id = $1 and day = $2::date`,
)

export const settleForDay = statement<never, [day: string, tokens: number, microdollars: number]>(
  'settle-model-day',
  `update model_day set tokens = greatest(0, tokens + $2::bigint), microdollars = greatest(0, microdollars + $3::bigint)
   where day = $1::date`,
)

export const forgetSpend = statement<never, [before: string]>(
  'forget-model-spend',
  'with own as (delete from model_spend where day < $1::date) delete from model_day where day < $1::date',
)

/** What all calls of a day have used, and what is set aside for those that have not ended. */
export const spentOn = statement<{ calls: number; tokens: number; microdollars: number }, [day: string]>(
  'model-spent-on',
  'select calls, tokens, microdollars from model_day where day = $1::date',
)
