import { daysBetween, learnerDay } from '#account/rules/learner-day.ts'
import { failed } from '#kit/http/failed.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { bands } from '#learning/rules/difficulty.ts'
import { readHistory } from '../contract.ts'
import { masteryOverTime, weeksUntil } from '../rules/mastery-over-time.ts'
import { daysAhead, rememberedAhead } from '../rules/remembered-ahead.ts'
import type { DayRow } from './history.store.ts'
import { findQuestionHistories, findYear } from './history.store.ts'
import { topicHistories } from './topic-histories.ts'

export function readHistoryRoute({ db, clock }: HandlerDeps): Route {
  return route(readHistory, async ({ learnerId }) => {
    const [year, rows] = await Promise.all([
      findYear.run(db, { learner: learnerId }),
      findQuestionHistories.run(db, { learner: learnerId }),
    ])
    if (!year[0]) return failed('not_signed_in')
    const now = clock()
    const today = learnerDay(now, year[0].time_zone)
    const weeks = weeksUntil(now.getTime())
    const topics = topicHistories(rows).map(topic => ({ ...topic, ahead: rememberedAhead(topic.known, now.getTime()) }))
    return {
      today,
      activity: year.flatMap(row => activityOf(row, today)).reverse(),
      weeks: weeks.map(moment => new Date(moment).toISOString()),
      topics: topics.map(({ topicId, topicName, questions, ahead }) => ({
        topicId,
        topicName,
        mastery: masteryOverTime(questions, weeks),
        rememberedToday: toTenths(ahead[0] ?? 0),
        rememberedLater: toTenths(ahead.at(-1) ?? 0),
      })),
      forecast: {
        known: topics.reduce((sum, { known }) => sum + known.length, 0),
        remembered: Array.from({ length: daysAhead + 1 }, (_, day) =>
          toTenths(topics.reduce((sum, { ahead }) => sum + (ahead[day] ?? 0), 0)),
        ),
      },
      levels: bands.map(({ level, difficulty }) => {
        const ofLevel = rows.filter(row => row.level === level)
        return {
          difficulty,
          answered: ofLevel.reduce((sum, { answers }) => sum + (answers ?? 0), 0),
          right: ofLevel.reduce((sum, { correct_answers }) => sum + (correct_answers ?? 0), 0),
        }
      }),
    }
  })
}

const toTenths = (count: number) => Math.round(10 * count) / 10

const year = 366

/** A day of the calendar; empty for days before the last year. */
function activityOf({ day, answered, correct, active_seconds }: DayRow, today: string) {
  if (day === null || daysBetween(day, today) >= year) return []
  return [{ day, answered: answered ?? 0, correct: correct ?? 0, activeSeconds: Math.round(active_seconds ?? 0) }]
}
