import { account } from '#account/tables.ts'

/** What the pet's feature knows of visits; the learner is `l`. */
export interface Visits {
  /** A subquery for the day of the last visit. */
  readonly lastVisit: string
  /** A table expression that moves it forward to `:visitDay` and returns the `learner_id`. */
  readonly moveLastVisit: string
}

/** What a change of the time zone reads and writes. */
export function timeZoneStatements({ lastVisit, moveLastVisit }: Visits) {
  return {
    /** The days that counted last, and when the last answer of the streak's day was given. */
    load: account.statement(
      'load-time-zone',
      `select l.time_zone, l.streak_day::text, d.last_answer_at as answered_at, (${lastVisit}) as visit_day
       from learner l
       left join learning_day d on d.learner_id = l.id and d.day = l.streak_day
       where l.id = :learner`,
    ),
    /**
     * The new zone, and the days that counted as its calendar has them; what counted in this very moment is never put
     * back. The pet first, as an answer does it, or the two would wait for each other.
     */
    save: account.statement(
      'save-time-zone',
      `with visited as (${moveLastVisit})
       update learner set time_zone = :timeZone, streak_day = greatest(streak_day, :streakDay::date)
       where id = :learner and (select count(*) from visited) >= 0`,
    ),
  }
}
export type TimeZoneStatements = ReturnType<typeof timeZoneStatements>
