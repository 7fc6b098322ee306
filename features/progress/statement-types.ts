// Written by `npm run statements` from what PostgreSQL says of each statement. Change the statement, not this file.
import type { LearnerId } from '#kit/db/ids.ts'
import type { ProgressColumnTypes } from '#progress/column-types.ts'

declare module '#kit/db/statement.ts' {
  interface StatementTypes {
    'find-awards': {
      parameters: {
        learner: LearnerId
      }
      row: {
        achievement: string
        awarded_at: Date
      }
    }
    'find-learning-day': {
      parameters: {
        learner: LearnerId
        day: string
      }
      row: {
        answered: number
        correct: number
      }
    }
    'find-learning-year': {
      parameters: {
        learner: LearnerId
      }
      row: {
        time_zone: string
        day: string | null
        answered: number | null
        correct: number | null
        active_seconds: number | null
      }
    }
    'find-lived-questions': {
      parameters: {
        learner: LearnerId
      }
      row: {
        topic_id: string
        name: string
        stability_offset: number
        level: number | null
        answers: number | null
        correct_answers: number | null
        stability: number | null
        reviewed_at: number | null
        right_since: number | null
        grades: ProgressColumnTypes['find-lived-questions.grades']
        graded_at: ProgressColumnTypes['find-lived-questions.graded_at']
      }
    }
    'find-progress': {
      parameters: {
        learner: LearnerId
      }
      row: {
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
    }
  }
}
