import { account } from '#account/tables.ts'
import type { RowOf, StatementNamed } from '#kit/db/statement.ts'

/** An account that hasn't been used for a long time. */
export type IdleRow = RowOf<'find-idle-untold'>

/** Statements that find idle accounts, at most 500 each. Paying accounts are never idle. */
export interface FindIdle {
  /** Those that haven't been warned by e-mail yet. */
  readonly untold: StatementNamed<'find-idle-untold'>
  /** Those that were warned before `:toldBefore`. */
  readonly told: StatementNamed<'find-idle-told'>
}

/** @param pays SQL that is true while the account `a` has paid for something at `:now::timestamptz` */
export function idleStatements(pays: string): FindIdle {
  const idle = `select a.id, a.email, first.time_zone, a.seen_at from account a
    cross join lateral (select l.time_zone from learner l where l.account_id = a.id order by l.id limit 1) first
    where a.seen_at < :seenBefore and a.leaving_at is null and not ${pays}`
  const oldest = 'order by a.seen_at limit 500'
  return {
    untold: account.statement('find-idle-untold', `${idle} and a.idle_told_at is null ${oldest}`),
    told: account.statement('find-idle-told', `${idle} and a.idle_told_at < :toldBefore ${oldest}`),
  }
}

/** Records that the warning was sent, unless the account was used in the meantime. */
export const noteTold = account.statement(
  'note-idle-told',
  'update account set idle_told_at = :now where id = :account and seen_at <= :seenAt',
)
