import { account } from '#account/tables.ts'
import type { AccountId, LearnerId } from '#kit/db/ids.ts'

/** A learner, with columns of their account; days as `YYYY-MM-DD`. */
export interface LearnerRow {
  id: LearnerId
  account_id: AccountId
  email: string
  username: string
  password_hash: string | null
  email_verified_at: Date | null
  time_zone: string
  daily_goal: number
  learning_streak: number
  longest_streak: number
  streak_day: string | null
  freezes: number
  freeze_progress: number
  /** Null until the account has chosen who is learning. */
  learns: 'self' | 'child' | null
  /** Whether sounds may play. */
  sound: boolean
}

/**
 * A learner with their account, and with the columns that another feature adds to every reply about them, in one statement.
 *
 * @param added SQL of the additional columns and joins; `l` is the learner and `:now::timestamptz` the time
 */
export function findLearnerWith(added: { columns: string; from: string }) {
  return account.statement(
    'find-learner-with',
    `select l.id, l.account_id, a.email, l.username, a.password_hash, a.email_verified_at, l.time_zone, l.daily_goal,
       l.learning_streak, l.longest_streak, l.streak_day::text, l.freezes, l.freeze_progress, l.learns, l.sound, ${added.columns}
     from learner l join account a on a.id = l.account_id ${added.from} where l.id = :learner`,
  )
}

/** Changes the columns whose parameters aren't null. */
export const updateLearner = account.statement(
  'update-learner',
  'update learner set daily_goal = coalesce(:dailyGoal, daily_goal) where id = :learner',
)
