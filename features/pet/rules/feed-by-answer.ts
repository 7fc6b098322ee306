import type { Difficulty } from './experience.ts'
import { experienceFor, grow } from './experience.ts'
import { stageOf } from './forms.ts'
import type { Multipliers } from './multiplier.ts'
import { multipliers } from './multiplier.ts'
import type { Stats } from './stats.ts'
import { clampStat, settle } from './stats.ts'

/** The part of a pet that an answer can change. */
export interface PetGrowth extends Stats {
  level: number
  experience: number
  /** The time of the stats. */
  statsAt: Date
  correctInRow: number
  totalQuestions: number
  correctAnswers: number
}

export interface AnswerGiven {
  correct: boolean
  difficulty: Difficulty
  /** Already answered correctly today: practising again is fine, but earns nothing. */
  rewardedToday: boolean
  dueReview: boolean
  breaksTaken: number
  visitStreak: number
  /** A hint halves the reward. */
  hinted?: boolean
}

export interface Feeding {
  pet: PetGrowth
  /** Stat → actual change, rounded to one decimal; unchanged stats are left out. */
  statChanges: Record<string, number>
  multipliers: Multipliers
  experience: number
  leveledUp: boolean
  /** Whether the stage changed, and perhaps the form. */
  evolved: boolean
}

const knowledgeFactor: Readonly<Record<Difficulty, number>> = { easy: 0.8, medium: 1, hard: 1.3, expert: 1.6 }
/** Share of the reward that is left after a hint. */
const hintedShare = 0.5
const unmultiplied: Multipliers = { total: 1, parts: [] }

/**
 * Feeds the pet with one answer. A right answer raises its stats; a wrong one costs one energy and nothing else; a right one
 * that was already rewarded today only counts.
 */
export function feedByAnswer(before: PetGrowth, answer: AnswerGiven, now: Date): Feeding {
  const stats = settle(before, before.statsAt, now)
  const rewarded = answer.correct && !answer.rewardedToday
  const correctInRow = answer.correct ? before.correctInRow + (rewarded ? 1 : 0) : 0
  const gain = rewarded ? multipliers({ ...answer, ...stats, correctInRow }) : unmultiplied
  const share = answer.hinted ? hintedShare : 1
  const experience = rewarded
    ? Math.max(1, Math.round(share * experienceFor(answer.difficulty, before.level, gain.total)))
    : 0
  const grown = grow(before.level, before.experience, experience)
  const after = rewarded
    ? rightAnswer(stats, share * knowledgeFactor[answer.difficulty])
    : answer.correct
      ? stats
      : wrongAnswer(stats)
  return {
    pet: {
      ...after,
      level: grown.level,
      experience: grown.experience,
      statsAt: laterOf(before.statsAt, now),
      correctInRow,
      totalQuestions: before.totalQuestions + 1,
      correctAnswers: before.correctAnswers + (answer.correct ? 1 : 0),
    },
    statChanges: changes(stats, after, experience),
    multipliers: gain,
    experience,
    leveledUp: grown.leveledUp,
    evolved: stageOf({ level: grown.level }) !== stageOf({ level: before.level }),
  }
}

/** @param knowledge factor of the knowledge gained */
function rightAnswer(stats: Stats, knowledge: number): Stats {
  return {
    happiness: clampStat(stats.happiness + 2),
    energy: clampStat(stats.energy - 1),
    health: clampStat(stats.health + 1),
    intelligence: clampStat(stats.intelligence + (100 - stats.intelligence) * 0.01 * knowledge),
  }
}

function wrongAnswer(stats: Stats): Stats {
  return { ...stats, energy: clampStat(stats.energy - 1) }
}

const shown = ['happiness', 'health', 'energy', 'intelligence'] as const

function changes(before: Stats, after: Stats, experience: number): Record<string, number> {
  const all = shown.map(stat => [stat, Math.round((after[stat] - before[stat]) * 10) / 10] as const)
  return Object.fromEntries([['experience', experience] as const, ...all].filter(([, change]) => change !== 0))
}

/** A clock that was set back must not let the same hours count twice. */
function laterOf(a: Date, b: Date): Date {
  return a.getTime() > b.getTime() ? a : b
}
