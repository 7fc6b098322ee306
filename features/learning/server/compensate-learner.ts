import { learnerDay } from '#account/rules/learner-day.ts'
import type { LearnerId } from '#kit/db/ids.ts'
import { retryOnConflict } from '#kit/db/retry-on-conflict.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { AwardAchievements } from '../rules/award-achievements.ts'
import { compensate } from '../rules/compensate.ts'
import { bandOfLevel } from '../rules/difficulty.ts'
import type { CompensationSave, MismarkedRow } from './compensation.store.ts'
import { loadMismarked, saveCompensation } from './compensation.store.ts'

/**
 * Gives a learner what a held question withheld from them: load, decide, save, as for an answer, once per learner and question. If
 * every save conflicts, it is tried again the next time the learner asks.
 */
export async function compensateLearner(
  { db, clock }: HandlerDeps,
  awardAchievements: AwardAchievements,
  learnerId: LearnerId,
  questionId: string,
): Promise<void> {
  await retryOnConflict(async () => {
    const load = await loadMismarked.first(db, { learner: learnerId, question: questionId })
    if (!load || (await saveCompensation.first(db, decide(load, learnerId, questionId, awardAchievements, clock()))))
      return true
  })
}

function decide(
  load: MismarkedRow,
  learnerId: LearnerId,
  questionId: string,
  awardAchievements: AwardAchievements,
  now: Date,
): CompensationSave {
  const before = {
    ...load,
    statsAt: load.stats_at,
    correctInRow: load.correct_in_row,
    totalQuestions: load.total_questions,
    correctAnswers: load.correct_answers,
  }
  const { difficulty } = bandOfLevel(load.question_level)
  const mismarked = { difficulty, answers: load.answers, visitStreak: load.visit_streak }
  const { pet, experience } = compensate(before, mismarked, now)
  const awards = awardAchievements({ ...pet, longestStreak: load.longest_streak }, load.awards ?? [])
  return {
    learner: learnerId,
    version: load.version,
    level: pet.level,
    experience: pet.experience,
    happiness: pet.happiness,
    health: pet.health,
    energy: pet.energy,
    intelligence: pet.intelligence,
    statsAt: pet.statsAt,
    correctInRow: pet.correctInRow,
    correctAnswers: pet.correctAnswers,
    question: questionId,
    topic: load.topic_id,
    attempt: load.attempt,
    answers: load.answers,
    gained: experience,
    today: learnerDay(now, load.time_zone),
    achievements: awards.map(({ id }) => id),
    now,
  }
}
