import { statement } from '#kit/db/statement.ts'

/** Takes one of the talks by a model that a learner has left, in all and today; no row where none is. */
export const takeTalk = statement<{ talks: number }, [learner: string, day: string, most: number, mostToday: number]>(
  'take-model-talk',
  `insert into model_talk as t (learner_id, talks, day, talks_today)
   select $1, 1, $2::date, 1 where $3::int > 0 and $4::int > 0
   on conflict (learner_id) do update
     set talks = t.talks + 1, day = excluded.day, talks_today = case when t.day = excluded.day then t.talks_today + 1 else 1 end
     where t.talks < $3::int and (t.day <> excluded.day or t.talks_today < $4::int)
   returning talks`,
)

/** Gives back a talk that came to nothing through no fault of the learner's. */
export const giveTalkBack = statement<never, [learner: string, day: string]>(
  'give-model-talk-back',
  `update model_talk set talks = greatest(0, talks - 1), talks_today = greatest(0, talks_today - 1)
   where learner_id = $1 and day = $2::date`,
)
