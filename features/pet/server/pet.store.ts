import { pet } from '#pet/tables.ts'

/** A pet as stored: its stats are those at `stats_at`; `visit_day` is `YYYY-MM-DD`. */
export interface PetRow {
  creature_id: string
  name: string
  personality: string
  base_color: string
  accent_color: string
  level: number
  experience: number
  happiness: number
  health: number
  energy: number
  intelligence: number
  stats_at: Date
  correct_in_row: number
  visit_streak: number
  visit_day: string | null
  total_questions: number
  correct_answers: number
  asleep_until: Date | null
  version: number
}

/** The columns of a pet for a select from `pet c`. */
export const petColumns = `c.id as creature_id, c.name, c.personality, c.base_color, c.accent_color,
  c.level, c.experience, c.happiness, c.health, c.energy, c.intelligence, c.stats_at, c.correct_in_row,
  c.visit_streak, c.visit_day::text, c.total_questions, c.correct_answers, c.asleep_until,
  c.version`

/** The last seven days of learning, which determine the pace. */
export interface WeekRow {
  week_correct: number | null
  week_seconds: number | null
}

/**
 * Joins the last seven days of the learner `l` at the moment in the parameter `now`, as `WeekRow`.
 *
 * @param more additional columns of these days `d`, starting with a comma
 */
export function weekOf(now: string, more = ''): string {
  return `left join lateral (
    select sum(d.correct)::int as week_correct, sum(d.active_seconds)::real as week_seconds${more} from learning_day d
    where d.learner_id = l.id and d.day > (${now} at time zone l.time_zone)::date - 7
  ) week on true`
}

/** No row if the learner already has a pet. */
export const insertPet = pet.statement(
  'insert-creature',
  `insert into pet (learner_id, id, name, personality, base_color, accent_color, stats_at)
   values (:learner, :id, :name, :personality, :base, :accent, :now) on conflict (learner_id) do nothing returning id`,
)

export const findPet = pet.statement(
  'find-creature',
  `select ${petColumns}, l.time_zone, week_correct, week_seconds
   from pet c join learner l on l.id = c.learner_id ${weekOf(':now::timestamptz')}
   where c.learner_id = :learner`,
)

export const noteVisit = pet.statement(
  'note-visit',
  `update pet set visit_streak = :streak, visit_day = :day, version = version + 1
   where learner_id = :learner and (visit_day is null or visit_day < :day::date)`,
)
