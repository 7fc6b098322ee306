import { account } from '#account/tables.ts'

// A grown-up's settings are stored with the learner or session they apply to; the guardian feature decides who may change them.

/** SQL that sets who learns, for an `update` of the learner `l`. */
export function setWhoLearns(who: 'self' | 'child'): string {
  return account.fragment(`update learner l set learns = '${who}'`)
}

/** SQL that makes the account's owner the learner and resets every setting to the value for adults, for an `update` of the learner `l`. */
export const resetToSelf = account.fragment(
  "update learner l set learns = 'self', model_text = true, sound = true, daily_minutes = null",
)

/**
 * SQL for an `update` of the learner `l` that changes `:modelText` and `:sound` unless they are null, and sets the daily
 * minutes to `:minutes` (null for no limit) if `:changesMinutes`.
 */
export const changeSettings = account.fragment(
  `update learner l set daily_minutes = case when :changesMinutes then :minutes else l.daily_minutes end,
     model_text = coalesce(:modelText, l.model_text), sound = coalesce(:sound, l.sound)`,
)

/** SQL that sets when the grown-up pass of the session `s` expires; null ends it. */
export function setPass(until: string): string {
  return account.fragment(`update session s set grown_up_until = ${until}`)
}
