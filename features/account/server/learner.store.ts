import { account } from '#account/tables.ts'

/** What a learner's row holds of themselves; days as `YYYY-MM-DD`. */
export interface LearnerRow {
  id: number
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
  /** Null until somebody has said who is learning. */
  learns: 'self' | 'child' | null
  /** Small sounds are allowed. */
  sound: boolean
}

const columns = `id, email, username, password_hash, email_verified_at, time_zone, daily_goal, learning_streak, longest_streak,
  streak_day::text, freezes, freeze_progress, learns, sound`

/** Opens an account; no row where the address is taken. */
export const insertLearner = account.statement(
  'insert-learner',
  `insert into learner (email, email_key, username, password_hash, time_zone) values (:email, :emailKey, :username, :passwordHash, :timeZone)
   on conflict (email_key) do nothing returning ${columns}`,
)

export const findLearnerByEmail = account.statement(
  'find-learner-by-email',
  `select ${columns} from learner where email_key = :emailKey`,
)

/**
 * A learner with what a feature below adds to every reply about them, in one statement.
 *
 * @param added SQL of further columns and joins; `l` is the learner and `:now::timestamptz` the time
 */
export function findLearnerWith(added: { columns: string; from: string }) {
  return account.statement(
    'find-learner-with',
    `select ${columns}, ${added.columns} from learner l ${added.from} where id = :learner`,
  )
}

/** Changes what is not null. */
export const updateLearner = account.statement(
  'update-learner',
  `update learner set daily_goal = coalesce(:dailyGoal, daily_goal) where id = :learner
   returning ${columns}`,
)
