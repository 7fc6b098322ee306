import type { Day } from '#account/rules/learner-day.ts'
import { statement } from '#kit/db/statement.ts'
import { subscribedNow } from '#membership/server/is-subscribed.ts'

/** The learner of a session as `may`, locked: where a child learns, only while the grown-up's pass is alive in it. */
const may = `select l.id from learner l
  join session s on s.learner_id = l.id and s.token_hash = $2
  where l.id = $1 and (l.learns is distinct from 'child' or s.grown_up_until > $3::timestamptz)
  for update of l`

type Caller = [learner: string, token: Buffer, now: Date]

/** Has a child learn, with this PIN; no row where one does already and no grown-up is there. */
export const putPin = statement<{ learner_id: string }, [...Caller, pinHash: string]>(
  'put-pin',
  `with may as (${may}), child as (
     update learner l set learns = 'child' from may where l.id = may.id returning l.id
   )
   insert into guardian (learner_id, pin_hash) select id, $4 from child
   on conflict (learner_id) do update set pin_hash = excluded.pin_hash
   returning learner_id`,
)

/** Has whoever signed up learn, and forgets all that a grown-up decided; no row where that takes a grown-up who is not there. */
export const putMyself = statement<{ id: string }, Caller>(
  'put-myself',
  `with may as (${may}), forgotten as (
     delete from guardian g using may where g.learner_id = may.id
   ), ended as (
     update session s set grown_up_until = null from may where s.learner_id = may.id and s.grown_up_until is not null
   )
   update learner l set learns = 'self', model_text = true, sound = true, daily_minutes = null
   from may where l.id = may.id
   returning l.id`,
)

/** What proves a grown-up; no row where no child learns. */
export const findProofs = statement<{ pin_hash: string; password_hash: string | null }, [learner: string]>(
  'find-grown-up-proofs',
  `select g.pin_hash, l.password_hash from learner l join guardian g on g.learner_id = l.id
   where l.id = $1 and l.learns = 'child'`,
)

/** Gives a session its pass, if the PIN is still the one that was typed. */
export const openPass = statement<{ until: Date }, [learner: string, token: Buffer, until: Date, pinHash: string]>(
  'open-grown-up-pass',
  `update session s set grown_up_until = $3 from guardian g
   where s.learner_id = $1 and s.token_hash = $2 and g.learner_id = s.learner_id and g.pin_hash = $4
   returning s.grown_up_until as until`,
)

export const closePass = statement<never, [learner: string, token: Buffer]>(
  'close-grown-up-pass',
  'update session set grown_up_until = null where learner_id = $1 and token_hash = $2',
)

/** A new PIN, if the one before is still the forgotten one: this session has the pass then, and no other. */
export const replacePin = statement<
  { until: Date },
  [learner: string, token: Buffer, until: Date, forgotten: string, pinHash: string]
>(
  'replace-pin',
  `with replaced as (
     update guardian g set pin_hash = $5 from learner l
     where g.learner_id = $1 and g.pin_hash = $4 and l.id = g.learner_id and l.learns = 'child'
     returning g.learner_id
   ), passed as (
     update session s set grown_up_until = case when s.token_hash = $2 then $3::timestamptz end
     from replaced where s.learner_id = replaced.learner_id and (s.token_hash = $2 or s.grown_up_until is not null)
     returning s.token_hash, s.grown_up_until as until
   )
   select until from passed where token_hash = $2`,
)

/** What a grown-up has decided. */
export interface RulesRow {
  daily_minutes: number | null
  model_text: boolean
  sound: boolean
}

const rules = 'l.daily_minutes, l.model_text, l.sound'

/** The time of the learner's days since the given one, and what was decided; no row where no child learns. */
export const findView = statement<
  RulesRow & { time_zone: string; subscribed: boolean; days: { day: Day; milliseconds: number }[] },
  [learner: string, now: Date]
>(
  'find-parent-view',
  `select l.time_zone, ${rules}, ${subscribedNow('l.id', '$2::timestamptz')} as subscribed,
     coalesce((
       select json_agg(json_build_object('day', known.day::text, 'milliseconds', known.ms))
       from (
         select a.day, a.active_ms as ms from active_day a where a.learner_id = l.id
         union all
         select f.day, f.today_ms from free_time f where f.learner_id = l.id and f.day is not null
       ) known
     ), '[]') as days
   from learner l where l.id = $1 and l.learns = 'child'`,
)

/** Changes what is not null; `daily_minutes` where it is told to. No row where no child learns, or no grown-up is there. */
export const saveRules = statement<
  RulesRow,
  [...Caller, changesMinutes: boolean, minutes: number | null, modelText: boolean | null, sound: boolean | null]
>(
  'save-guardian-rules',
  `update learner l set daily_minutes = case when $4 then $5 else l.daily_minutes end,
     model_text = coalesce($6, l.model_text), sound = coalesce($7, l.sound)
   from session s
   where l.id = $1 and l.learns = 'child' and s.learner_id = l.id and s.token_hash = $2
     and s.grown_up_until > $3::timestamptz
   returning ${rules}`,
)
