import { membership } from '#membership/tables.ts'

/**
 * SQL that is true while an account has a membership; `paid_until` already includes the days of grace. A value, not
 * `exists`: where there are few members the planner answers that by reading all of them, and keeps to it as they become many.
 *
 * @param account SQL of the account's id
 * @param now SQL of the time
 */
export function subscribedNow(account: string, now: string): string {
  return membership.fragment(
    `coalesce((select paid.paid_until > ${now} from membership paid where paid.account_id = ${account}), false)`,
  )
}

/**
 * SQL that is true while an account has something paid for, or a subscription that could still be charged.
 *
 * @param account SQL of the account's id
 * @param now SQL of the time
 */
export function paysStill(account: string, now: string): string {
  return membership.fragment(`coalesce((select paid.paid_until > ${now} or paid.status not in ('none', 'canceled', 'incomplete_expired')
    from membership paid where paid.account_id = ${account}), false)`)
}
