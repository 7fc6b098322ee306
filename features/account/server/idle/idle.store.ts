import type { Statement } from '#kit/db/statement.ts'
import { statement } from '#kit/db/statement.ts'

/** Somebody who has not been here for long. */
export interface IdleRow {
  id: string
  email: string
  time_zone: string
  seen_at: Date
}

/** Which accounts are idle; whoever pays has none that is. */
export interface FindIdle {
  /** Those who were not told yet. */
  readonly untold: Statement<IdleRow, [now: Date, seenBefore: Date]>
  /** Those who were told long enough ago. */
  readonly told: Statement<IdleRow, [now: Date, seenBefore: Date, toldBefore: Date]>
}

/** @param pays SQL that is true while the learner `l` has paid for something at `$1::timestamptz` */
export function idleStatements(pays: string): FindIdle {
  const idle = `select l.id::text, l.email, l.time_zone, l.seen_at from learner l
    where l.seen_at < $2 and l.leaving_at is null and not ${pays}`
  const oldest = 'order by l.seen_at limit 500'
  return {
    untold: statement('find-idle-untold', `${idle} and l.idle_told_at is null ${oldest}`),
    told: statement('find-idle-told', `${idle} and l.idle_told_at < $3 ${oldest}`),
  }
}

/** Notes that somebody was told, unless they have come back meanwhile. */
export const noteTold = statement<never, [learner: string, seenAt: Date, now: Date]>(
  'note-idle-told',
  'update learner set idle_told_at = $3 where id = $1 and seen_at <= $2',
)
