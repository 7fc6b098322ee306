import { progress } from '#progress/tables.ts'

export interface ProgressRow {
  time_zone: string
  daily_goal: number
  learning_streak: number
  longest_streak: number
  streak_day: string | null
  freezes: number
  freeze_progress: number
  visit_streak: number
  total_questions: number
  correct_answers: number
}

/** Zeros if there is no pet yet. */
export const findProgress = progress.statement(
  'find-progress',
  `select l.time_zone, l.daily_goal, l.learning_streak, l.longest_streak, l.streak_day, l.freezes, l.freeze_progress,
     coalesce(c.visit_streak, 0) as visit_streak, coalesce(c.total_questions, 0) as total_questions,
     coalesce(c.correct_answers, 0) as correct_answers
   from learner l left join pet c on c.learner_id = l.id where l.id = :learner`,
)

export const findAwards = progress.statement(
  'find-awards',
  'select achievement, awarded_at from award where learner_id = :learner',
)

export const findDay = progress.statement(
  'find-learning-day',
  'select answered, correct from learning_day where learner_id = :learner and day = :day',
)
