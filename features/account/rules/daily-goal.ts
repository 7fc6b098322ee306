import * as z from 'zod/mini'
import { words } from '../words.ts'

/** Fewest and most questions a day that can be a goal. */
export const dailyGoalRange = { least: 5, most: 50 } as const

export const dailyGoalShape = z
  .int(words.dailyGoalRange)
  .check(z.gte(dailyGoalRange.least, words.dailyGoalRange), z.lte(dailyGoalRange.most, words.dailyGoalRange))
