import type { User } from '../contract.ts'
import { learnerDay } from '../rules/learner-day.ts'
import type { LearningStreak } from '../rules/learning-streak.ts'
import { streakToday } from '../rules/learning-streak.ts'
import type { LearnerRow } from './learner.store.ts'

/** The part of the user that comes from the learner's own row. */
export function presentUser(row: LearnerRow, now: Date): Omit<User, 'session'> {
  return {
    id: String(row.id),
    email: row.email,
    emailVerified: row.email_verified_at !== null,
    hasPassword: row.password_hash !== null,
    username: row.username,
    longestStreak: row.longest_streak,
    learningStreak: streakToday(streakOf(row), learnerDay(now, row.time_zone)),
    dailyGoal: row.daily_goal,
    timeZone: row.time_zone,
    learns: row.learns,
    soundAllowed: row.sound,
  }
}

/** The streak columns of a learner's row in the form that the rule takes. */
export function streakOf(
  row: Pick<LearnerRow, 'learning_streak' | 'longest_streak' | 'streak_day' | 'freezes' | 'freeze_progress'>,
): LearningStreak {
  return {
    streak: row.learning_streak,
    longest: row.longest_streak,
    day: row.streak_day,
    freezes: row.freezes,
    freezeProgress: row.freeze_progress,
  }
}
