import * as z from 'zod'
import { words } from '../words.ts'

/** The range of a daily limit, in minutes. */
export const fewestMinutes = 10
export const mostMinutes = 180

const range = words.minutesRange

/** The daily limit: whole minutes, or null for none. */
export const dailyMinutesShape = z.nullable(z.int(range).min(fewestMinutes, range).max(mostMinutes, range))
