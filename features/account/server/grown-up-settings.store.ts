import { account } from '#account/tables.ts'

// What a grown-up decides stays with the learner and the session it is about; who may decide it is the guardian's rule.

/** SQL that sets who learns, for an `update` of the learner `l`. */
export function setWhoLearns(who: 'self' | 'child'): string {
  return account.fragment(`update learner l set learns = '${who}'`)
}

/** SQL that lets the account's owner learn, with every setting as it is for adults, for an `update` of the learner `l`. */
export const resetToSelf = account.fragment(
  "update learner l set learns = 'self', model_text = true, sound = true, daily_minutes = null",
)

/**
 * SQL that changes the settings that are not null, and the daily minutes where `:changesMinutes`, for an `update` of the
 * learner `l`. Its parameters: `:minutes`, `:modelText` and `:sound`.
 */
export const changeSettings = account.fragment(
  `update learner l set daily_minutes = case when :changesMinutes then :minutes else l.daily_minutes end,
     model_text = coalesce(:modelText, l.model_text), sound = coalesce(:sound, l.sound)`,
)

/** SQL that sets until when the session `s` has a grown-up pass; null ends it. */
export function setPass(until: string): string {
  return account.fragment(`update session s set grown_up_until = ${until}`)
}
