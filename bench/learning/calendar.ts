import { seededDice } from '#kit/random/dice.ts'
import { normal } from './deviate.ts'

/** A visit: when it begins, in days since the start, and how many questions are answered. */
export interface Sitting {
  day: number
  at: number
  answers: number
}

export const courseDays = 60

/**
 * When a learner learns: the same visits under every policy, so that all give the same number of answers. Most days
 * have one (each learner's habit is 45 to 85 % of days), a few weeks are missed, a visit is one round of ten or, three
 * times in ten, two, and one in ten ends midway.
 */
export function calendar(learner: number): Sitting[] {
  const luck = seededDice(`calendar ${learner}`)
  const habit = 0.45 + 0.4 * luck.next()
  const hour = 8 + 11 * luck.next()
  const holiday = luck.chance(0.4) ? luck.int(0, courseDays - 7) : courseDays
  const sittings: Sitting[] = []
  for (let day = 0; day < courseDays; day++) {
    const away = day >= holiday && day < holiday + 7
    if (day > 0 && (away || !luck.chance(habit))) continue
    const rounds = luck.chance(0.3) ? 2 : 1
    const answers = luck.chance(0.1) ? luck.int(1, 10 * rounds - 1) : 10 * rounds
    sittings.push({ day, at: day + Math.min(22, Math.max(6, normal(luck, hour, 1))) / 24, answers })
  }
  return sittings
}
