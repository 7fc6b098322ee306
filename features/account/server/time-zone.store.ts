import { account } from '#account/tables.ts'

/** SQL from the pet feature about visits; the learner is `l`. */
export interface Visits {
  /** A subquery for the day of the last visit. */
  readonly lastVisit: string
  /** A table expression that moves it forward to `:visitDay` and returns the `learner_id`. */
  readonly moveLastVisit: string
}

/** Statements that load and save what a change of the time zone affects. */
export function timeZoneStatements({ lastVisit, moveLastVisit }: Visits) {
  return {
    /** The last days counted for the streak and for visits, and when the last answer on the streak's day was given. */
    load: account.statement(
      'load-time-zone',
      `select l.time_zone, l.streak_day::text, d.last_answer_at as answered_at, (${lastVisit}) as visit_day
       from learner l
       left join learning_day d on d.learner_id = l.id and d.day = l.streak_day
       where l.id = :learner`,
    ),
    /**
     * Saves the new zone and the same days in its calendar. A later day that was saved in the meantime is never moved
     * back. Locks the pet first, as an answer does; otherwise the two could deadlock.
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
