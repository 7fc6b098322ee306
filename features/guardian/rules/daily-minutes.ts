import * as z from 'zod/mini'
import { words } from '../words.ts'

/** Minutes a day that a grown-up may allow. */
export const fewestMinutes = 10
export const mostMinutes = 180

const range = words.minutesRange

/** The daily limit: whole minutes, or null for none. */
export const dailyMinutesShape = z.nullable(z.int(range).check(z.gte(fewestMinutes, range), z.lte(mostMinutes, range)))
