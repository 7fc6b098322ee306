import { changeSettings, resetToSelf, setPass, setWhoLearns } from '#account/server/grown-up-settings.store.ts'
import { guardian } from '#guardian/tables.ts'
import { subscribedNow } from '#membership/server/is-subscribed.ts'

/** SQL that is true if the account `:account` has a learner who is a child. */
export const hasChild = `exists (select from learner child where child.account_id = :account and child.learns = 'child')`

/** SQL of the session's learner, for the table expression `may`. Locks the row. If the account has a child, the session needs a grown-up pass. */
const may = `select l.id, l.account_id from session s
  join learner l on l.id = s.learner_id
  where s.account_id = :account and s.token_hash = :token
    and (s.grown_up_until > :now::timestamptz or (l.learns is distinct from 'child' and not ${hasChild}))
  for update of l`

/** Marks the session's learner as a child and sets the account's PIN. No row if the account already has a child and the session has no grown-up pass. */
export const putPin = guardian.statement(
  'put-pin',
  `with may as (${may}), child as (
     ${setWhoLearns('child')} from may where l.id = may.id returning l.account_id
   )
   insert into guardian_pin (account_id, pin_hash) select account_id, :pinHash from child
   on conflict (account_id) do update set pin_hash = excluded.pin_hash
   returning account_id`,
)

/** Marks the session's learner as not a child and resets their settings. Deletes the PIN if this was the account's last child. */
export const putMyself = guardian.statement(
  'put-myself',
  `with may as (${may}), last as (
     select may.account_id from may where not exists (
       select from learner other where other.account_id = :account and other.id <> may.id and other.learns = 'child')
   ), forgotten as (
     delete from guardian_pin g using last where g.account_id = last.account_id
   ), ended as (
     ${setPass('null')} from last where s.account_id = last.account_id and s.grown_up_until is not null
   )
   ${resetToSelf}
   from may where l.id = may.id
   returning l.id`,
)

/** The hashes of the PIN and password that confirm a grown-up. No row if the account has no PIN. */
export const findProofs = guardian.statement(
  'find-grown-up-proofs',
  `select g.pin_hash, a.password_hash from account a join guardian_pin g on g.account_id = a.id where a.id = :account`,
)

/** Gives the session a grown-up pass. No row if the PIN has changed since it was checked. */
export const openPass = guardian.statement(
  'open-grown-up-pass',
  `${setPass(':until')} from guardian_pin g
   where s.account_id = :account and s.token_hash = :token and g.account_id = s.account_id and g.pin_hash = :pinHash
   returning s.grown_up_until as until`,
)

export const closePass = guardian.statement(
  'close-grown-up-pass',
  `${setPass('null')} where s.account_id = :account and s.token_hash = :token`,
)

/** Replaces the forgotten PIN, gives this session a grown-up pass and ends all others. No row if the PIN has changed in the meantime. */
export const replacePin = guardian.statement(
  'replace-pin',
  `with replaced as (
     update guardian_pin g set pin_hash = :pinHash where g.account_id = :account and g.pin_hash = :forgotten
     returning g.account_id
   ), passed as (
     ${setPass('case when s.token_hash = :token then :until::timestamptz end')}
     from replaced where s.account_id = replaced.account_id and (s.token_hash = :token or s.grown_up_until is not null)
     returning s.token_hash, s.grown_up_until as until
   )
   select until from passed where token_hash = :token`,
)

/** A child's settings as chosen by a grown-up. */
export interface RulesRow {
  daily_minutes: number | null
  model_text: boolean
  sound: boolean
}

const rules = 'l.daily_minutes, l.model_text, l.sound'

/** The active milliseconds of each stored day of the learner, and the settings. No row if the learner isn't a child. */
export const findView = guardian.statement(
  'find-parent-view',
  `select l.time_zone, ${rules}, ${subscribedNow('l.account_id', ':now::timestamptz')} as subscribed,
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

/** Changes the settings as `changeSettings` does. No row if the learner isn't a child or the session has no grown-up pass. */
export const saveRules = guardian.statement(
  'save-guardian-rules',
  `${changeSettings}
   from session s
   where s.account_id = :account and s.token_hash = :token and s.grown_up_until > :now::timestamptz
     and l.id = s.learner_id and l.learns = 'child'
   returning ${rules}`,
)
