import { statement } from '#kit/db/statement.ts'

/** What a learner's row holds of themselves; days as `YYYY-MM-DD`. */
export interface LearnerRow {
  id: number
  email: string
  username: string
  password_hash: string | null
  time_zone: string
  daily_goal: number
  learning_streak: number
  longest_streak: number
  streak_day: string | null
  freezes: number
  freeze_progress: number
}

const columns = `id, email, username, password_hash, time_zone, daily_goal, learning_streak, longest_streak,
  streak_day::text, freezes, freeze_progress`

/** Opens an account; no row where the address is taken. */
export const insertLearner = statement<LearnerRow, [string, string, string, string, string]>(
  'insert-learner',
  `insert into learner (email, email_key, username, password_hash, time_zone) values ($1, $2, $3, $4, $5)
   on conflict (email_key) do nothing returning ${columns}`,
)

export const findLearnerByEmail = statement<LearnerRow, [string]>(
  'find-learner-by-email',
  `select ${columns} from learner where email_key = $1`,
)

export const findLearner = statement<LearnerRow, [string]>(
  'find-learner',
  `select ${columns} from learner where id = $1`,
)

/** Changes what is not null. */
export const updateLearner = statement<
  LearnerRow,
  [learner: string, dailyGoal: number | null, timeZone: string | null]
>(
  'update-learner',
  `update learner set daily_goal = coalesce($2, daily_goal), time_zone = coalesce($3, time_zone) where id = $1
   returning ${columns}`,
)

export const setTimeZone = statement<never, [string, string]>(
  'set-time-zone',
  'update learner set time_zone = $2 where id = $1 and time_zone <> $2',
)
