import type * as z from 'zod'
import type { pet } from '../contract.ts'
import { sleepLeft } from '../rules/care.ts'
import { maxExperience } from '../rules/experience.ts'
import { stageOf } from '../rules/forms.ts'
import { learningVelocity } from '../rules/learning-velocity.ts'
import { settle } from '../rules/stats.ts'
import { words } from '../words.ts'
import type { PetRow, WeekRow } from './pet.store.ts'

/** The pet as the API returns it: stats settled to now, one decimal. */
export function presentPet(row: PetRow & WeekRow, now: Date): z.output<typeof pet> {
  const stats = settle(row, row.stats_at, now)
  return {
    id: row.creature_id,
    creatureId: row.creature_id,
    name: row.name,
    level: row.level,
    evolutionStage: stageOf({ level: row.level }),
    generatedImageUrl: {},
    experience: row.experience,
    maxExperience: maxExperience(row.level),
    happiness: tenths(stats.happiness),
    health: tenths(stats.health),
    energy: tenths(stats.energy),
    intelligence: tenths(stats.intelligence),
    visitStreak: row.visit_streak,
    learningVelocity: learningVelocity(row.week_correct ?? 0, row.week_seconds ?? 0),
    personality: row.personality,
    baseColor: row.base_color,
    accentColor: row.accent_color,
    status: statusOf(row, now),
    totalQuestions: row.total_questions,
    correctAnswers: row.correct_answers,
  }
}

function statusOf({ name, asleep_until }: PetRow, now: Date): z.output<typeof pet>['status'] {
  const wakesIn = sleepLeft(asleep_until, now)
  return wakesIn > 0 ? { message: words.asleep.replace('{name}', () => name), asleep: true, wakesIn } : {}
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
