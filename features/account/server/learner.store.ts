import { statement } from '#kit/db/statement.ts'

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
export const insertLearner = statement<LearnerRow, [string, string, string, string, string]>(
  'insert-learner',
  `insert into learner (email, email_key, username, password_hash, time_zone) values ($1, $2, $3, $4, $5)
   on conflict (email_key) do nothing returning ${columns}`,
)

export const findLearnerByEmail = statement<LearnerRow, [string]>(
  'find-learner-by-email',
  `select ${columns} from learner where email_key = $1`,
)

/**
 * A learner with what a feature below adds to every reply about them, in one statement.
 *
 * @param added SQL of further columns and joins; `l` is the learner and `$2::timestamptz` the time
 */
export function findLearnerWith<Added extends object>(added: { columns: string; from: string }) {
  return statement<LearnerRow & Added, [learner: string, now: Date]>(
    'find-learner-with',
    `select ${columns}, ${added.columns} from learner l ${added.from} where id = $1`,
  )
}

/** Changes what is not null. */
export const updateLearner = statement<LearnerRow, [learner: string, dailyGoal: number | null]>(
  'update-learner',
  `update learner set daily_goal = coalesce($2, daily_goal) where id = $1
   returning ${columns}`,
)

/** What a move needs to know: the last days that counted, and when the learning day of them ended. */
export interface MoveLoad {
  time_zone: string
  streak_day: string | null
  /** Of the last answer on `streak_day`. */
  answered_at: Date | null
  visit_day: string | null
}

export const loadMove = statement<MoveLoad, [learner: string]>(
  'load-move',
  `select l.time_zone, l.streak_day::text, d.last_answer_at as answered_at, c.visit_day::text
   from learner l
   left join learning_day d on d.learner_id = l.id and d.day = l.streak_day
   left join creature c on c.learner_id = l.id
   where l.id = $1`,
)

/**
 * The new zone, and the days that counted as its calendar has them; what counted in this very moment is never put back.
 * The creature first, as an answer does it, or the two would wait for each other; its version rises, so that an answer
 * that was worked out in the old calendar starts over.
 */
export const saveMove = statement<
  never,
  [learner: string, timeZone: string, streakDay: string | null, visitDay: string | null]
>(
  'save-move',
  `with visited as (
     update creature set visit_day = greatest(visit_day, $4::date), version = version + 1 where learner_id = $1
     returning learner_id
   )
   update learner set time_zone = $2, streak_day = greatest(streak_day, $3::date)
   where id = $1 and (select count(*) from visited) >= 0`,
)
