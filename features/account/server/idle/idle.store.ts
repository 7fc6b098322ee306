import { account } from '#account/tables.ts'
import type { RowOf, StatementNamed } from '#kit/db/statement.ts'

/** Somebody who has not been here for long. */
export type IdleRow = RowOf<'find-idle-untold'>

/** Which accounts are idle; whoever pays has none that is. */
export interface FindIdle {
  /** Those who were not told yet. */
  readonly untold: StatementNamed<'find-idle-untold'>
  /** Those who were told long enough ago. */
  readonly told: StatementNamed<'find-idle-told'>
}

/** @param pays SQL that is true while the learner `l` has paid for something at `:now::timestamptz` */
export function idleStatements(pays: string): FindIdle {
  const idle = `select l.id, l.email, l.time_zone, l.seen_at from learner l
    where l.seen_at < :seenBefore and l.leaving_at is null and not ${pays}`
  const oldest = 'order by l.seen_at limit 500'
  return {
    untold: account.statement('find-idle-untold', `${idle} and l.idle_told_at is null ${oldest}`),
    told: account.statement('find-idle-told', `${idle} and l.idle_told_at < :toldBefore ${oldest}`),
  }
}

/** Notes that somebody was told, unless they have come back meanwhile. */
export const noteTold = account.statement(
  'note-idle-told',
  'update learner set idle_told_at = :now where id = :learner and seen_at <= :seenAt',
)
