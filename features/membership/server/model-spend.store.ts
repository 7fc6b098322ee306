import { membership } from '#membership/tables.ts'

/** Sets tokens and money aside for a call of a learner; no row where the learner's day has not enough left. */
export const reserveForLearner = membership.statement(
  'reserve-model-spend',
  `insert into model_spend as s (learner_id, day, calls, tokens, microdollars)
   select :learner, :day::date, 1, :tokens::bigint, :microdollars::bigint where :tokens::bigint <= :most::bigint
   on conflict (learner_id, day) do update
     set calls = s.calls + 1, tokens = s.tokens + excluded.tokens, microdollars = s.microdollars + excluded.microdollars
     where s.tokens + excluded.tokens <= :most::bigint
   returning calls`,
)

/** The same for the day of all; undefined money is not bounded. */
export const reserveForDay = membership.statement(
  'reserve-model-day',
  `insert into model_day as d (day, calls, tokens, microdollars)
   select :day::date, 1, :tokens::bigint, :microdollars::bigint
   where :tokens::bigint <= :mostTokens::bigint and (:mostMicrodollars::bigint is null or :microdollars::bigint <= :mostMicrodollars::bigint)
   on conflict (day) do update
     set calls = d.calls + 1, tokens = d.tokens + excluded.tokens, microdollars = d.microdollars + excluded.microdollars
     where d.tokens + excluded.tokens <= :mostTokens::bigint
       and (:mostMicrodollars::bigint is null or d.microdollars + excluded.microdollars <= :mostMicrodollars::bigint)
   returning calls`,
)

/** Puts what was used in the place of what was set aside, for the learner; then for all, in the order in which both were set aside. */
export const settleForLearner = membership.statement(
  'settle-model-spend',
  `update model_spend set tokens = greatest(0, tokens + :tokens::bigint), microdollars = greatest(0, microdollars + :microdollars::bigint)
   where learner_id = :learner and day = :day::date`,
)

export const settleForDay = membership.statement(
  'settle-model-day',
  `update model_day set tokens = greatest(0, tokens + :tokens::bigint), microdollars = greatest(0, microdollars + :microdollars::bigint)
   where day = :day::date`,
)

export const forgetSpend = membership.statement(
  'forget-model-spend',
  'with own as (delete from model_spend where day < :before::date) delete from model_day where day < :before::date',
)

/** What all calls of a day have used, and what is set aside for those that have not ended. */
export const spentOn = membership.statement(
  'model-spent-on',
  'select calls, tokens, microdollars from model_day where day = :day::date',
)
