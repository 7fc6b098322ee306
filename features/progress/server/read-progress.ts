import { learnerDay } from '#account/rules/learner-day.ts'
import { streakToday } from '#account/rules/learning-streak.ts'
import { streakOf } from '#account/server/present-user.ts'
import { failed } from '#kit/http/failed.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { readProgress } from '../contract.ts'
import { accuracy, achievements } from '../rules/achievements.ts'
import { findAwards, findDay, findProgress } from './progress.store.ts'

export function readProgressRoute({ db, clock }: HandlerDeps): Route {
  return route(readProgress, async ({ learnerId }) => {
    const row = await findProgress.first(db, { learner: learnerId })
    if (!row) return failed('not_signed_in')
    const today = learnerDay(clock(), row.time_zone)
    const [awards, day] = await Promise.all([
      findAwards.run(db, { learner: learnerId }),
      findDay.first(db, { learner: learnerId, day: today }),
    ])
    const counts = { totalQuestions: row.total_questions, correctAnswers: row.correct_answers }
    return {
      ...counts,
      accuracy: accuracy(counts),
      learningStreak: streakToday(streakOf(row), today),
      longestStreak: row.longest_streak,
      visitStreak: row.visit_streak,
      today: { answered: day?.answered ?? 0, correct: day?.correct ?? 0, goal: row.daily_goal },
      achievements: achievements.map(({ id, said }) => {
        const award = awards.find(({ achievement }) => achievement === id)
        return {
          id,
          ...said(),
          achieved: Boolean(award),
          ...(award && { achievedAt: award.awarded_at.toISOString() }),
        }
      }),
    }
  })
}
