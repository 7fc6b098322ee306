import { pet } from '#pet/tables.ts'

/** Uses one of the learner's talks with a model. No row if the limit in total or for the day is reached. */
export const takeTalk = pet.statement(
  'take-model-talk',
  `insert into model_talk as t (learner_id, talks, day, talks_today)
   select :learner, 1, :day::date, 1 where :most::int > 0 and :mostToday::int > 0
   on conflict (learner_id) do update
     set talks = t.talks + 1, day = excluded.day, talks_today = case when t.day = excluded.day then t.talks_today + 1 else 1 end
     where t.talks < :most::int and (t.day <> excluded.day or t.talks_today < :mostToday::int)
   returning talks`,
)

/** Gives back a talk that failed through no fault of the learner. */
export const giveTalkBack = pet.statement(
  'give-model-talk-back',
  `update model_talk set talks = greatest(0, talks - 1), talks_today = greatest(0, talks_today - 1)
   where learner_id = :learner and day = :day::date`,
)
