import type { Day } from './learner-day.ts'
import { daysBetween } from './learner-day.ts'

/** A streak of days on which enough was learned, with the freezes that bridge missed days (RULES "Days and streaks"). */
export interface LearningStreak {
  /** Length of the streak that ended on `day`. */
  streak: number
  longest: number
  /** The last day that counted. */
  day: Day | null
  /** Freezes held, at most 2: each bridges one missed day. */
  freezes: number
  /** Learning days since the last freeze was earned. */
  freezeProgress: number
}

const maxFreezes = 2
const daysPerFreeze = 7
const questionsPerDay = 3

/** Questions that make a day count: 3, or the daily goal where that is lower. */
export function questionsForStreak(dailyGoal: number): number {
  return Math.min(questionsPerDay, dailyGoal)
}

/** The streak as of today: yesterday's counts until today ends, and freezes bridge the days they can. */
export function streakToday(state: LearningStreak, today: Day): number {
  if (state.day === null) return 0
  return missedDays(state.day, today) <= state.freezes ? state.streak : 0
}

/** Counts a day on which enough was learned. The same day again, or an earlier one after a change of zone, changes nothing. */
export function countDay(state: LearningStreak, today: Day): LearningStreak {
  if (state.day !== null && today <= state.day) return state
  const missed = state.day === null ? 0 : missedDays(state.day, today)
  const bridged = missed <= state.freezes
  const streak = bridged ? state.streak + 1 : 1
  const earned = state.freezeProgress + 1 >= daysPerFreeze
  const freezes = (bridged ? state.freezes - missed : state.freezes) + (earned ? 1 : 0)
  return {
    streak,
    longest: Math.max(state.longest, streak),
    day: today,
    freezes: Math.min(maxFreezes, freezes),
    freezeProgress: earned ? 0 : state.freezeProgress + 1,
  }
}

function missedDays(last: Day, today: Day): number {
  return Math.max(0, daysBetween(last, today) - 1)
}
