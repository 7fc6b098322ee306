import * as z from 'zod'
import { words } from '../words.ts'
import { dailyGoalRange } from './daily-goal.ts'

export const dailyGoalSchema = z
  .int(words.dailyGoalRange)
  .min(dailyGoalRange.least, words.dailyGoalRange)
  .max(dailyGoalRange.most, words.dailyGoalRange)
