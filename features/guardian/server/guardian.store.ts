import { changeSettings, resetToSelf, setPass, setWhoLearns } from '#account/server/grown-up-settings.store.ts'
import { guardian } from '#guardian/tables.ts'
import { subscribedNow } from '#membership/server/is-subscribed.ts'

/** The learner of a session as `may`, locked: where a child learns, only while the grown-up's pass is alive in it. */
const may = `select l.id from learner l
  join session s on s.learner_id = l.id and s.token_hash = :token
  where l.id = :learner and (l.learns is distinct from 'child' or s.grown_up_until > :now::timestamptz)
  for update of l`

/** Has a child learn, with this PIN; no row where one does already and no grown-up is there. */
export const putPin = guardian.statement(
  'put-pin',
  `with may as (${may}), child as (
     ${setWhoLearns('child')} from may where l.id = may.id returning l.id
   )
   insert into guardian (learner_id, pin_hash) select id, :pinHash from child
   on conflict (learner_id) do update set pin_hash = excluded.pin_hash
   returning learner_id`,
)

/** Has whoever signed up learn, and forgets all that a grown-up decided; no row where that takes a grown-up who is not there. */
export const putMyself = guardian.statement(
  'put-myself',
  `with may as (${may}), forgotten as (
     delete from guardian g using may where g.learner_id = may.id
   ), ended as (
     ${setPass('null')} from may where s.learner_id = may.id and s.grown_up_until is not null
   )
   ${resetToSelf}
   from may where l.id = may.id
   returning l.id`,
)

/** What proves a grown-up; no row where no child learns. */
export const findProofs = guardian.statement(
  'find-grown-up-proofs',
  `select g.pin_hash, l.password_hash from learner l join guardian g on g.learner_id = l.id
   where l.id = :learner and l.learns = 'child'`,
)

/** Gives a session its pass, if the PIN is still the one that was typed. */
export const openPass = guardian.statement(
  'open-grown-up-pass',
  `${setPass(':until')} from guardian g
   where s.learner_id = :learner and s.token_hash = :token and g.learner_id = s.learner_id and g.pin_hash = :pinHash
   returning s.grown_up_until as until`,
)

export const closePass = guardian.statement(
  'close-grown-up-pass',
  `${setPass('null')} where s.learner_id = :learner and s.token_hash = :token`,
)

/** A new PIN, if the one before is still the forgotten one: this session has the pass then, and no other. */
export const replacePin = guardian.statement(
  'replace-pin',
  `with replaced as (
     update guardian g set pin_hash = :pinHash from learner l
     where g.learner_id = :learner and g.pin_hash = :forgotten and l.id = g.learner_id and l.learns = 'child'
     returning g.learner_id
   ), passed as (
     ${setPass('case when s.token_hash = :token then :until::timestamptz end')}
     from replaced where s.learner_id = replaced.learner_id and (s.token_hash = :token or s.grown_up_until is not null)
     returning s.token_hash, s.grown_up_until as until
   )
   select until from passed where token_hash = :token`,
)

/** What a grown-up has decided. */
export interface RulesRow {
  daily_minutes: number | null
  model_text: boolean
  sound: boolean
}

const rules = 'l.daily_minutes, l.model_text, l.sound'

/** The time of the learner's days since the given one, and what was decided; no row where no child learns. */
export const findView = guardian.statement(
  'find-parent-view',
  `select l.time_zone, ${rules}, ${subscribedNow('l.id', ':now::timestamptz')} as subscribed,
     coalesce((
       select json_agg(json_build_object('day', known.day::text, 'milliseconds', known.ms))
       from (
         select a.day, a.active_ms as ms from active_day a where a.learner_id = l.id
         union all
         select f.day, f.today_ms from free_time f where f.learner_id = l.id and f.day is not null
       ) known
     ), '[]') as days
   from learner l where l.id = :learner and l.learns = 'child'`,
)

/** Changes what is not null; `daily_minutes` where it is told to. No row where no child learns, or no grown-up is there. */
export const saveRules = guardian.statement(
  'save-guardian-rules',
  `${changeSettings}
   from session s
   where l.id = :learner and l.learns = 'child' and s.learner_id = l.id and s.token_hash = :token
     and s.grown_up_until > :now::timestamptz
   returning ${rules}`,
)
