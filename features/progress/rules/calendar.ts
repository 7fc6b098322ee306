import type { Day } from '#account/rules/learner-day.ts'
import { addDays, daysBetween } from '#account/rules/learner-day.ts'

/** What was done on a day. */
export interface ActiveDay {
  day: Day
  answered: number
  correct: number
  activeSeconds: number
}

/** 0 nothing, 1 less than half the daily goal, 2 less than the goal, 3 the goal, 4 twice the goal or more. */
export type Strength = 0 | 1 | 2 | 3 | 4

export interface CalendarDay extends ActiveDay {
  strength: Strength
}

/** A column of the calendar: seven days from Monday to Sunday, null outside the last year. */
export interface CalendarWeek {
  monday: Day
  /** `YYYY-MM` in the month's first column, if there is room for the name. */
  month: string | null
  days: readonly (CalendarDay | null)[]
}

const columns = 53
const reach = 366
/** Width of a month's name in columns. */
const nameTakes = 3

/** The last year as columns of weeks, this week last. */
export function calendarWeeks(today: Day, activity: readonly ActiveDay[], goal: number): CalendarWeek[] {
  const byDay = new Map(activity.map(each => [each.day, each]))
  const last = [today, ...byDay.keys()].toSorted().at(-1) ?? today
  const thisMonday = addDays(last, -weekdayOf(last))
  const weeks = Array.from({ length: columns }, (_, i) => addDays(thisMonday, 7 * (i + 1 - columns))).map(monday => ({
    monday,
    days: Array.from({ length: 7 }, (_, weekday): CalendarDay | null => {
      const day = addDays(monday, weekday)
      if (day > last || daysBetween(day, today) >= reach) return null
      const done = byDay.get(day) ?? { day, answered: 0, correct: 0, activeSeconds: 0 }
      return { ...done, strength: strengthOf(done.answered, goal) }
    }),
  }))
  const months = weeks.map(({ days }) => days.find(day => day !== null)?.day.slice(0, 7) ?? '')
  return weeks.map((week, i) => {
    const month = months[i] ?? ''
    const begins = i === 0 || month !== months[i - 1]
    const room = months.slice(i, i + nameTakes).every(each => each === month) && i + nameTakes <= columns
    return { ...week, month: begins && room ? month : null }
  })
}

/** The fewest answers for each strength above 0, for this daily goal. */
export function strengthSteps(goal: number): readonly [number, number, number, number] {
  return [1, Math.max(2, Math.ceil(goal / 2)), Math.max(3, goal), 2 * Math.max(3, goal)]
}

export function strengthOf(answered: number, goal: number): Strength {
  const reached = strengthSteps(goal).filter(step => answered >= step).length
  return reached as Strength
}

/** 0 Monday to 6 Sunday. */
export function weekdayOf(day: Day): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}
