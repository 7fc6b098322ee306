/**
 * SQL that is true while a learner is a member; whoever writes `paid_until` has put the days of grace into it.
 *
 * @param learner SQL of the learner's id
 * @param now SQL of the time
 */
export function subscribedNow(learner: string, now: string): string {
  return `exists (select from subscription paid where paid.learner_id = ${learner} and paid.paid_until > ${now})`
}
