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

/** What a move needs to know: the last days that counted, and when the learning day of them ended. */
export interface MoveLoad {
  time_zone: string
  streak_day: string | null
  /** Of the last answer on `streak_day`. */
  answered_at: Date | null
  visit_day: string | null
}

export const loadMove = account.statement(
  'load-move',
  `select l.time_zone, l.streak_day::text, d.last_answer_at as answered_at, c.visit_day::text
   from learner l
   left join learning_day d on d.learner_id = l.id and d.day = l.streak_day
   left join creature c on c.learner_id = l.id
   where l.id = :learner`,
)

/**
 * The new zone, and the days that counted as its calendar has them; what counted in this very moment is never put back.
 * The creature first, as an answer does it, or the two would wait for each other; its version rises, so that an answer
 * that was worked out in the old calendar starts over.
 */
export const saveMove = account.statement(
  'save-move',
  `with visited as (
     update creature set visit_day = greatest(visit_day, :visitDay::date), version = version + 1 where learner_id = :learner
     returning learner_id
   )
   update learner set time_zone = :timeZone, streak_day = greatest(streak_day, :streakDay::date)
   where id = :learner and (select count(*) from visited) >= 0`,
)
