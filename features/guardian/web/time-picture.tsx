import { classNames } from '#kit/ui/class-names.ts'
import { dayAndMonth, longDay } from '#progress/web/day-names.ts'
import { Picture } from '#progress/web/pictures/picture.tsx'
import { timeBars } from '../rules/time-bars.ts'
import type { DayTime } from '../rules/time-per-day.ts'
import { pageWords as words } from './guardian-words.ts'

/** Active time on the last 30 days: bars, the limit as a line, and the same figures as a table. */
export function TimePicture({ days, limit }: { days: readonly DayTime[]; limit: number | null }) {
  const { bars, today, week, limitAt } = timeBars(days, limit)
  const [first, last] = [bars[0], bars.at(-1)]
  const any = bars.some(({ minutes }) => minutes > 0)
  return (
    <Picture
      title={words.timeTitle}
      sentence={any ? words.timeSentence(words.time(today), words.time(week)) : words.noTime}
      table={
        any && {
          head: [words.day, words.minutes],
          rows: bars.toReversed().map(({ day, minutes }) => [longDay(day), minutes]),
        }
      }
    >
      <div
        role="img"
        aria-label={words.chart}
        className={classNames('relative mt-5 flex items-end gap-[2px] sm:gap-1.5', any ? 'h-40' : 'h-12')}
      >
        {bars.map(({ day, minutes, share }) => (
          <span
            key={day}
            title={`${longDay(day)}: ${words.time(minutes)}`}
            className={classNames(
              'min-h-[3px] flex-1 rounded-t-[4px] sm:rounded-t-[6px]',
              minutes === 0 ? 'bg-line' : day === last?.day ? 'bg-brand' : 'bg-leaf',
            )}
            style={{ height: `${share * 100}%` }}
          />
        ))}
        {limitAt !== undefined && (
          <span
            className="pointer-events-none absolute inset-x-0 border-apricot border-t-2 border-dashed"
            style={{ bottom: `${limitAt * 100}%` }}
          />
        )}
      </div>
      <div className="mt-2 flex flex-wrap justify-between gap-x-4 text-ink-soft text-small">
        <span>{first && dayAndMonth(first.day)}</span>
        {limit !== null && (
          <span className="order-last flex basis-full items-center gap-2 sm:order-none sm:basis-auto">
            <span aria-hidden="true" className="w-6 border-apricot border-t-2 border-dashed" />
            {words.limitLine(words.time(limit))}
          </span>
        )}
        <span>{words.today}</span>
      </div>
    </Picture>
  )
}
