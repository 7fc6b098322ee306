import type { Day } from '#account/rules/learner-day.ts'
import { learnerDay } from '#account/rules/learner-day.ts'
import { countDay, questionsForStreak } from '#account/rules/learning-streak.ts'
import { streakOf } from '#account/server/present-user.ts'
import type { Draft } from '#authoring/rules/draft.ts'
import { seededDice } from '#kit/random/dice.ts'
import { feedByAnswer, type PetGrowth } from '#pet/rules/feed-by-answer.ts'
import { feedbackOn } from '#pet/rules/feedback.ts'
import { visit } from '#pet/rules/visit-streak.ts'
import type { PetRow, WeekRow } from '#pet/server/pet.store.ts'
import { presentPet } from '#pet/server/present-pet.ts'
import { activeSeconds } from '../rules/active-seconds.ts'
import type { AwardAchievements } from '../rules/award-achievements.ts'
import { bandOfLevel } from '../rules/difficulty.ts'
import { choiceOf, chosenOption, optionsFor } from '../rules/learner-options.ts'
import { performanceOf } from '../rules/performance.ts'
import { words } from '../words.ts'
import type { AnswerLoad, AnswerSave } from './answer.store.ts'
import { rememberAnswer } from './answer-memory.ts'
import type { AnswerOutcome } from './stored-outcome.ts'

/** An answer's load with its pet, question and topic present. */
export type CompleteLoad = AnswerLoad &
  PetRow & { question_id: string; question_level: number; draft: Draft; topic_id: string }

export interface GivenAnswer {
  attempt: string
  userAnswer: number
  answerText: string | undefined
  sessionDuration: number | null
  breaksTaken: number
  secondsTaken: number | null
}

/** Decides everything an answer changes: the reply, and what is saved. Pure. */
export function decideAnswer(
  load: CompleteLoad,
  given: GivenAnswer,
  awardAchievements: AwardAchievements,
  now: Date,
): { outcome: AnswerOutcome; save: AnswerSave } {
  const today = learnerDay(now, load.time_zone)
  const band = bandOfLevel(load.question_level)
  const { options, correctAnswer } = optionsFor(load.learner_id, load.question_id, load.draft)
  const chosen = chosenOption(options, given.userAnswer, given.answerText)
  const matchesKey = chosen === correctAnswer
  // A question that was withdrawn, or reworded while on the learner's screen, no longer marks an answer wrong.
  const correct = matchesKey || load.question_withdrawn || chosen === undefined
  const remembered = rememberAnswer(load, band, { correct, secondsTaken: given.secondsTaken }, today, now)
  const { memory, ability, dueReview } = remembered
  // After a change of time zone "today" can be before the rewarded day, which still counts as rewarded.
  const rewardedToday = load.rewarded_day !== null && load.rewarded_day >= today
  const visited = visit({ visitStreak: load.visit_streak, visitDay: load.visit_day }, today)
  const feeding = feedByAnswer(
    growingOf(load),
    {
      correct,
      difficulty: band.difficulty,
      rewardedToday,
      dueReview,
      // The page knows which breaks belong to this visit, but only breaks that the server has seen count.
      breaksTaken: Math.min(given.breaksTaken, load.breaks_taken),
      visitStreak: visited.visitStreak,
      hinted: load.hint !== null,
    },
    now,
  )
  const { pet } = feeding
  const seconds = activeSeconds(load.last_answer_at, now)
  const streak = streakAfter(load, today)
  const awards = awardAchievements(
    {
      ...pet,
      longestStreak: streak.longest,
      recalled: dueReview && correct,
      lasting: (load.lasting ?? 0) + remembered.lastingChange,
      ownTopic: load.topic_custom ?? false,
    },
    load.awards ?? [],
  )
  const row: PetRow & WeekRow = {
    ...load,
    ...pet,
    stats_at: pet.statsAt,
    visit_streak: visited.visitStreak,
    total_questions: pet.totalQuestions,
    correct_answers: pet.correctAnswers,
    week_correct: (load.week_correct ?? 0) + (correct ? 1 : 0),
    week_seconds: (load.week_seconds ?? 0) + seconds,
  }
  const outcome: AnswerOutcome = {
    feedingResult: {
      statChanges: feeding.statChanges,
      multipliers: feeding.multipliers,
      achievements: awards.map(({ title }) => title),
      leveledUp: feeding.leveledUp,
      evolved: feeding.evolved,
    },
    creatureFeedback:
      correct && !matchesKey
        ? words.countsAnyway
        : feedbackOn({ ...feeding, name: load.name, correct }, seededDice(given.attempt)),
    correct,
    correctAnswer,
    performance: performanceOf({ ability, ...topicCountsAfter(load, correct) }, band.difficulty),
    creature: presentPet(row, now),
  }
  const save: AnswerSave = {
    learner: load.learner_id,
    account: load.account_id,
    version: load.version,
    level: pet.level,
    experience: pet.experience,
    happiness: pet.happiness,
    health: pet.health,
    energy: pet.energy,
    intelligence: pet.intelligence,
    statsAt: pet.statsAt,
    correctInRow: pet.correctInRow,
    totalQuestions: pet.totalQuestions,
    correctAnswers: pet.correctAnswers,
    visitStreak: visited.visitStreak,
    visitDay: visited.visitDay,
    attempt: given.attempt,
    question: load.question_id,
    chosen: chosen ?? given.userAnswer,
    correct,
    gained: feeding.experience,
    day: today,
    sessionDuration: given.sessionDuration,
    outcome: JSON.stringify(outcome),
    now,
    topic: load.topic_id,
    stability: memory.stability,
    difficulty: memory.difficulty,
    state: memory.state,
    reviews: memory.reviews,
    lapses: memory.lapses,
    reviewedAt: memory.reviewedAt,
    dueAt: memory.dueAt,
    rewardedDay: correct && !rewardedToday ? today : load.rewarded_day,
    isNew: remembered.isNew,
    ability: ability.logit,
    abilityAnswers: ability.answers,
    activeSeconds: seconds,
    streakCounts: streak.counts,
    streak: streak.streak,
    longest: streak.longest,
    streakDay: streak.day,
    freezes: streak.freezes,
    freezeProgress: streak.freezeProgress,
    achievements: awards.map(({ id }) => id),
    grade: remembered.grade,
    seconds: remembered.seconds,
    hinted: load.hint !== null,
    abilityBefore: chosen === undefined ? null : remembered.abilityBefore,
    choice: chosen === undefined ? null : choiceOf(load.draft, options, chosen),
    medianSeconds: remembered.medianSeconds,
    lastingMore: remembered.lastingChange,
    stabilityOffset: remembered.stabilityOffset,
  }
  return { outcome, save }
}

function growingOf(load: CompleteLoad): PetGrowth {
  const { level, experience, happiness, health, energy, intelligence } = load
  return {
    ...{ level, experience, happiness, health, energy, intelligence },
    statsAt: load.stats_at,
    correctInRow: load.correct_in_row,
    totalQuestions: load.total_questions,
    correctAnswers: load.correct_answers,
  }
}

function topicCountsAfter(load: AnswerLoad, correct: boolean) {
  return {
    answers: (load.topic_answers ?? 0) + 1,
    correctAnswers: (load.topic_correct ?? 0) + (correct ? 1 : 0),
    correctInRow: correct ? (load.topic_correct_in_row ?? 0) + 1 : 0,
    wrongInRow: correct ? 0 : (load.topic_wrong_in_row ?? 0) + 1,
  }
}

/** The streak after this answer, and whether this answer completed the day. */
function streakAfter(load: AnswerLoad, today: Day) {
  const answeredToday = (load.today_answered ?? 0) + 1
  const before = streakOf(load)
  const after = answeredToday >= questionsForStreak(load.daily_goal) ? countDay(before, today) : before
  return { ...after, counts: after !== before }
}
