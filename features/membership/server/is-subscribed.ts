import { membership } from '#membership/tables.ts'

/**
 * SQL that is true while a learner is a member; whoever writes `paid_until` has put the days of grace into it. A value, not
 * `exists`: where there are few members the planner answers that by reading all of them, and keeps to it as they become many.
 *
 * @param learner SQL of the learner's id
 * @param now SQL of the time
 */
export function subscribedNow(learner: string, now: string): string {
  return membership.fragment(
    `coalesce((select paid.paid_until > ${now} from subscription paid where paid.learner_id = ${learner}), false)`,
  )
}

/**
 * SQL that is true while a learner has something paid for, or a subscription that could still be charged.
 *
 * @param learner SQL of the learner's id
 * @param now SQL of the time
 */
export function paysStill(learner: string, now: string): string {
  return membership.fragment(`coalesce((select paid.paid_until > ${now} or paid.status not in ('none', 'canceled', 'incomplete_expired')
    from subscription paid where paid.learner_id = ${learner}), false)`)
}
