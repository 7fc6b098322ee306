import type { KeyboardEvent, RefObject } from 'react'
import { useState } from 'react'
import { addDays } from '#account/rules/learner-day.ts'
import type { CalendarWeek } from '#progress/rules/calendar.ts'

const steps: Readonly<Record<string, number>> = { ArrowLeft: -7, ArrowRight: 7, ArrowUp: -1, ArrowDown: 1 }

/** Roving focus of the calendar, starting at today: arrow keys move by a day or a week, Home and End to the ends. */
export function useDayKeys(box: RefObject<HTMLElement | null>, weeks: readonly CalendarWeek[], today: string) {
  const [reached, setReached] = useState(today)
  const days = weeks.flatMap(week => week.days).flatMap(day => (day ? [day.day] : []))
  const [first = today] = days
  const last = days.at(-1) ?? today
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const wanted = event.key === 'Home' ? first : event.key === 'End' ? last : step ? addDays(reached, step) : null
    if (wanted === null) return
    event.preventDefault()
    const day = wanted < first || wanted > last ? reached : wanted
    setReached(day)
    const cell = box.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)
    cell?.focus({ preventScroll: true })
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  return { reached: reached < first ? today : reached, onKeyDown }
}
