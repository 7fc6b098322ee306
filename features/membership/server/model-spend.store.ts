import { membership } from '#membership/tables.ts'

/** Reserves tokens and money for a model call of a learner. No row if the learner's tokens for the day don't suffice. */
export const reserveForLearner = membership.statement(
  'reserve-model-spend',
  `insert into model_spend as s (learner_id, day, calls, tokens, microdollars)
   select :learner, :day::date, 1, :tokens::bigint, :microdollars::bigint where :tokens::bigint <= :most::bigint
   on conflict (learner_id, day) do update
     set calls = s.calls + 1, tokens = s.tokens + excluded.tokens, microdollars = s.microdollars + excluded.microdollars
     where s.tokens + excluded.tokens <= :most::bigint
   returning calls`,
)

/** Reserves tokens and money in the day's total for all learners. No row if they don't suffice; null sets no limit on money. */
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

/** Corrects the learner's reservation by the difference to actual use. Call it before `settleForDay`: reservations lock in this order too. */
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

/** What all model calls of a day have used, including the reservations of unfinished calls. */
export const spentOn = membership.statement(
  'model-spent-on',
  'select calls, tokens, microdollars from model_day where day = :day::date',
)
