import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import type { CalendarDay, CalendarWeek, Strength } from '#progress/rules/calendar.ts'
import { calendarWeeks, strengthSteps } from '#progress/rules/calendar.ts'
import { pictureWords } from '#progress/words.ts'
import { dayAndMonth, longDay, monthAndYear, shortMonth, shortWeekday, weekdayName } from '../day-names.ts'
import type { History } from '../history-query.ts'
import { DayNote } from './day-note.tsx'
import { Picture } from './picture.tsx'
import { useDayKeys } from './use-day-keys.ts'

const words = pictureWords.calendar
/** Any Monday to Sunday, for the names of the days. */
const someWeek = [1, 2, 3, 4, 5, 6, 7].map(day => `2024-01-0${day}`)

const tones: Record<Strength, string> = {
  0: 'bg-sunk',
  1: 'bg-[color-mix(in_oklab,var(--color-leaf)_40%,var(--color-card))]',
  2: 'bg-[color-mix(in_oklab,var(--color-leaf)_68%,var(--color-card))]',
  3: 'bg-leaf',
  4: 'bg-[color-mix(in_oklab,var(--color-leaf)_45%,var(--color-leaf-ink))]',
}

/** A year of days, one column per week; the greener, the more answers. */
export function ActivityCalendar({ history, goal }: { history: History; goal: number }) {
  const { today, activity } = history
  const weeks = useMemo(() => calendarWeeks(today, activity, goal), [today, activity, goal])
  return (
    <Picture
      title={words.title}
      sentence={sentenceOf(activity)}
      table={
        activity.length > 0 && {
          head: [words.month, words.daysLearned, words.answered, words.right, words.active],
          rows: monthRows(activity),
        }
      }
    >
      <Grid weeks={weeks} today={today} />
      <Legend goal={goal} />
    </Picture>
  )
}

function Grid({ weeks, today }: { weeks: readonly CalendarWeek[]; today: string }) {
  const scroller = useRef<HTMLDivElement>(null)
  const [noted, setNoted] = useState<{ day: CalendarDay; cell: HTMLElement } | null>(null)
  const { reached, onKeyDown } = useDayKeys(scroller, weeks, today)
  const days = useMemo(
    () => new Map(weeks.flatMap(week => week.days).flatMap(day => (day ? [[day.day, day]] : []))),
    [weeks],
  )
  const note = (target: EventTarget) => {
    const cell = target instanceof HTMLElement ? target.closest<HTMLElement>('[data-day]') : null
    const day = days.get(cell?.dataset.day ?? '')
    setNoted(cell && day ? { day, cell } : null)
  }
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollLeft = scroller.current.scrollWidth
  }, [])
  return (
    <div ref={scroller} className="-mr-5 mt-4 overflow-x-auto pt-1 pr-5 pb-1.5 sm:-mr-7 sm:pr-7">
      <div className="w-max lg:w-full">
        <div aria-hidden="true" className={columns}>
          <span className="sticky left-0 z-10 col-start-1 row-start-1 bg-card" />
          {weeks.map(({ monday, month }, i) =>
            month ? (
              <span
                key={monday}
                className="col-span-3 row-start-1 text-ink-soft text-small"
                style={{ gridColumnStart: i + 2 }}
              >
                {shortMonth(month)}
              </span>
            ) : null,
          )}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a table cannot be laid out by weeks */}
        <div
          role="grid"
          aria-label={words.grid}
          className={columns}
          onKeyDown={event => (event.key === 'Escape' ? setNoted(null) : onKeyDown(event))}
          onPointerOver={event => note(event.target)}
          onPointerLeave={() => setNoted(null)}
          onFocus={event => note(event.target)}
          onBlur={() => setNoted(null)}
        >
          {someWeek.map((someDay, row) => (
            // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: its cells take the focus
            <div key={someDay} role="row" className="contents">
              {/* biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useSemanticElements: a name, no place to go to */}
              <span
                role="rowheader"
                className="sticky left-0 z-10 col-start-1 flex items-center bg-card text-ink-soft text-small"
                style={{ gridRow: row + 1 }}
              >
                <span className={classNames('leading-none', row % 2 === 1 || row === 6 ? 'sr-only' : '')}>
                  <span aria-hidden="true">{shortWeekday(someDay)}</span>
                  <span className="sr-only">{weekdayName(someDay)}</span>
                </span>
              </span>
              {weeks.map(({ monday, days: cells }, column) => {
                const day = cells[row]
                return day ? (
                  // biome-ignore lint/a11y/useSemanticElements: a cell of the grid above
                  <div
                    key={monday}
                    role="gridcell"
                    data-day={day.day}
                    tabIndex={day.day === reached ? 0 : -1}
                    aria-label={saidOf(day, today)}
                    aria-current={day.day === today ? 'date' : undefined}
                    style={{ gridRow: row + 1, gridColumn: column + 2 }}
                    className={classNames(
                      'aspect-square rounded-[28%] focus-visible:rounded-[28%] focus-visible:outline-offset-1',
                      tones[day.strength],
                      day.day === today && 'ring-2 ring-brand-ink ring-inset',
                    )}
                  />
                ) : null
              })}
            </div>
          ))}
        </div>
      </div>
      {noted && (
        <DayNote
          cell={noted.cell}
          title={saidOf(noted.day, today)}
          minutes={Math.round(noted.day.activeSeconds / 60)}
        />
      )}
    </div>
  )
}

const columns = 'grid grid-cols-[2.5rem_repeat(53,0.9375rem)] gap-[3px] lg:grid-cols-[2.5rem_repeat(53,minmax(0,1fr))]'

function Legend({ goal }: { goal: number }) {
  const steps = strengthSteps(goal)
  const said = [
    words.none,
    ...steps.map((least, i) => {
      const next = steps[i + 1]
      return next === undefined ? words.andMore(least) : words.from(least, next - 1)
    }),
  ]
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-ink-soft text-small">
      <span>{words.legend}</span>
      <ul className="flex flex-wrap gap-x-3.5 gap-y-2 tabular-nums">
        {said.map((range, strength) => (
          <li key={range} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={classNames('size-[15px] rounded-[28%]', tones[strength as Strength])} />
            {range}
            {strength === 3 && <span>({words.goal})</span>}
          </li>
        ))}
      </ul>
    </div>
  )
}

function saidOf({ day, answered, correct }: CalendarDay, today: string): string {
  return words.day(day === today ? words.today(dayAndMonth(day)) : longDay(day), answered, correct)
}

function sentenceOf(activity: History['activity']): string {
  const [first, ...rest] = activity
  if (!first) return words.empty
  const best = rest.reduce((most, day) => (day.answered > most.answered ? day : most), first)
  const answered = activity.reduce((sum, day) => sum + day.answered, 0)
  const sentence = words.sentence(activity.length, answered)
  return rest.length > 1 ? `${sentence} ${words.best(dayAndMonth(best.day), best.answered)}` : sentence
}

/** One row for each month with answers, the latest first. */
function monthRows(activity: History['activity']): (string | number)[][] {
  const months = Object.groupBy(activity, ({ day }) => day.slice(0, 7))
  return Object.entries(months)
    .toSorted(([a], [b]) => (a < b ? 1 : -1))
    .map(([month, days = []]) => {
      const sum = (value: (day: History['activity'][number]) => number) =>
        days.reduce((total, day) => total + value(day), 0)
      return [
        monthAndYear(month),
        days.length,
        sum(day => day.answered),
        sum(day => day.correct),
        Math.round(sum(day => day.activeSeconds) / 60),
      ]
    })
}
