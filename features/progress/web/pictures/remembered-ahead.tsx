import { ButtonLink } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import { pictureWords } from '#progress/words.ts'
import type { History } from '../history-query.ts'
import { Curve, CurveDot, CurveToCome, pointsOf } from './curve.tsx'
import { Picture } from './picture.tsx'

const words = pictureWords.ahead

/** How much will still be remembered in 30 days, and a link to the reviews. */
export function RememberedAhead({ history, due, reviewPath }: { history: History; due: number; reviewPath: string }) {
  const { known, remembered } = history.forecast
  const [today, later] = [Math.round(remembered[0] ?? 0), Math.round(remembered.at(-1) ?? 0)]
  const topics = history.topics.filter(topic => topic.rememberedToday > 0)
  return (
    <Picture
      title={words.title}
      sentence={known === 0 ? words.empty : words.sentence(known, today, later)}
      table={
        known > 0 && {
          head: [words.day, words.remembered],
          rows: remembered.map((count, day) => [words.inDays(day), Math.round(count)]),
        }
      }
    >
      {known === 0 && <CurveToCome d="M0 10C6 36 14 56 24 66M25 10C34 28 44 44 56 52M57 10C70 20 84 28 100 32" />}
      {known > 0 && (
        <>
          <div className={classNames('mt-6 grid gap-x-12 gap-y-8', topics.length > 1 && 'lg:grid-cols-[3fr_2fr]')}>
            <Forgetting remembered={remembered} known={known} />
            {topics.length > 1 && <ByTopic topics={topics} />}
          </div>
          <div className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
            {due > 0 && <ButtonLink href={reviewPath}>{words.review}</ButtonLink>}
            <p className="text-ink-soft text-small">{due > 0 ? words.due(due) : words.nothingDue}</p>
          </div>
        </>
      )}
    </Picture>
  )
}

function Forgetting({ remembered, known }: { remembered: readonly number[]; known: number }) {
  const points = pointsOf(remembered, known)
  const [start, end] = [points[0], points.at(-1)]
  if (!start || !end) return null
  return (
    <div className="min-w-0" aria-hidden="true">
      <div className="relative mx-2 h-44">
        <Curve values={remembered} max={known} />
        <span className="absolute top-0 right-0 -translate-y-1/2 bg-card pl-2 text-ink-soft text-small">
          {words.all(known)}
        </span>
        <CurveDot {...start} />
        <CurveDot {...end} hollow />
      </div>
      <div className="mt-3 flex justify-between">
        <p>
          <span className="block font-name font-semibold text-h2 leading-none tabular-nums">
            {Math.round(remembered[0] ?? 0)}
          </span>
          <span className="text-ink-soft text-small">{words.today}</span>
        </p>
        <p className="text-right">
          <span className="block font-name font-semibold text-h2 leading-none tabular-nums">
            {Math.round(remembered.at(-1) ?? 0)}
          </span>
          <span className="text-ink-soft text-small">{words.later}</span>
        </p>
      </div>
    </div>
  )
}

/** One bar per topic: what stays in full colour, and what fades without a review in a lighter one. */
function ByTopic({ topics }: { topics: History['topics'] }) {
  const most = Math.max(...topics.map(topic => topic.rememberedToday))
  return (
    <div className="min-w-0">
      <h3 className="text-body">{words.byTopic}</h3>
      <ul className="mt-2.5 space-y-3">
        {topics.map(topic => {
          const [today, later] = [Math.round(topic.rememberedToday), Math.round(topic.rememberedLater)]
          return (
            <li key={topic.topicId} className="text-small">
              <div className="flex justify-between gap-3">
                <span className="min-w-0">{topic.topicName}</span>
                <span className="shrink-0 text-ink-soft tabular-nums">
                  <span aria-hidden="true">{words.fromTo(today, later)}</span>
                  <span className="sr-only">{words.fromToSpoken(today, later)}</span>
                </span>
              </div>
              <div aria-hidden="true" className="relative mt-1 h-2.5">
                <div
                  className="absolute inset-y-0 left-0 rounded-full bg-brand-soft"
                  style={{ width: share(topic.rememberedToday, most) }}
                />
                <div
                  className="absolute inset-y-0 left-0 rounded-full bg-brand"
                  style={{ width: share(topic.rememberedLater, most) }}
                />
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const share = (part: number, whole: number) => `${(100 * part) / Math.max(1, whole)}%`
