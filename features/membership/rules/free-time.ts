import type { FreeTimeStatus } from '#account/contract.ts'
import { learnerDay } from '#account/rules/learner-day.ts'

/** What is free, from the settings. */
export interface FreeTerms {
  /** Seconds of active time. */
  readonly seconds: number
  /** Whether the seconds are renewed each day of the learner's calendar; the other limits never are. */
  readonly reset: 'never' | 'daily'
  /** Answers over the lifetime of an account. */
  readonly answers: number
  /** Custom topics over the lifetime of an account. */
  readonly customTopics: number
  /** Talks by a model over the lifetime of an account. */
  readonly talks: number
}

/** A learner's row in the free-time ledger; null columns have nothing recorded yet. */
export interface LedgerRow {
  subscribed: boolean
  time_zone: string
  /** Milliseconds. */
  free_used: number | null
  free_answers: number | null
  free_topics: number | null
  /** Time of the last call that counts; null while paused. */
  free_last_at: Date | null
  free_reached_at: Date | null
  /** `YYYY-MM-DD` */
  free_day: string | null
  /** Milliseconds of active time on `free_day`, members too. */
  today_used: number | null
  today_reached_at: Date | null
  /** The grown-up's daily limit; null without one. */
  daily_minutes: number | null
}

/** Why a learner can't go on learning now: the grown-up's daily limit, or the free time. */
export type TimeOver = 'daily_limit_reached' | 'free_time_used'

/** Milliseconds. */
export const minute = 60_000

/** Milliseconds: a longer gap between two calls is no learning (RULES "Free time"). */
export const longestGap = 120_000
/** The least that an answer costs, in milliseconds. */
export const answerFloor = 5000
/** How long after the limit, in milliseconds, a question served before it may still be answered. */
export const grace = 120_000

/** Whether the learner's day is later than the ledger's. A move to a zone further west never repeats a day. */
export function isNewDay(row: LedgerRow, now: Date): boolean {
  return row.free_day === null || row.free_day < learnerDay(now, row.time_zone)
}

/** Whether the free time or the free answers are used up; never true for a member. */
export function hasReachedLimit(row: LedgerRow, terms: FreeTerms, now: Date): boolean {
  return (
    !row.subscribed && (usedOf(row, terms, now) >= terms.seconds * 1000 || (row.free_answers ?? 0) >= terms.answers)
  )
}

/** Whether the grown-up's daily limit is reached; it holds for members too. */
export function isDoneForToday(row: LedgerRow, now: Date): boolean {
  if (row.daily_minutes === null || isNewDay(row, now)) return false
  return (row.today_used ?? 0) >= row.daily_minutes * minute
}

/** Why no new question is served; undefined while there is time. */
export function timeOver(row: LedgerRow, terms: FreeTerms, now: Date): TimeOver | undefined {
  if (isDoneForToday(row, now)) return 'daily_limit_reached'
  return hasReachedLimit(row, terms, now) ? 'free_time_used' : undefined
}

/**
 * Why a question can't be answered any more; undefined while it can. A question served before a limit can be answered for
 * two minutes after it, so a learner doesn't lose the question on the screen.
 */
export function answerTimeOver(
  row: LedgerRow & { served: boolean; served_today: boolean },
  terms: FreeTerms,
  now: Date,
): TimeOver | undefined {
  const graceful = (reachedAt: Date | null) => reachedAt !== null && now.getTime() - reachedAt.getTime() <= grace
  // A new limit below today's time has no time of being reached yet; the next recorded call sets it.
  const justSet = row.today_reached_at === null
  if (isDoneForToday(row, now) && !justSet && !(row.served_today && graceful(row.today_reached_at)))
    return 'daily_limit_reached'
  if (hasReachedLimit(row, terms, now) && !(row.served && graceful(row.free_reached_at))) return 'free_time_used'
  return undefined
}

/** How many talks by a model a learner gets in total: none at the limit, practically unlimited for a member. */
export function talksOf(row: LedgerRow, terms: FreeTerms, now: Date): number {
  if (row.subscribed) return 1_000_000_000
  return hasReachedLimit(row, terms, now) ? 0 : terms.talks
}

/** The ledger as the page sees it. */
export function freeTimeStatusOf(row: LedgerRow, terms: FreeTerms, now: Date): FreeTimeStatus {
  const reached = hasReachedLimit(row, terms, now)
  const left = Math.max(0, terms.seconds - usedOf(row, terms, now) / 1000)
  const isIdle = row.free_last_at === null || now.getTime() - row.free_last_at.getTime() > longestGap
  return {
    remainingFreeTime: reached ? 0 : Math.ceil(left),
    isPaused: isIdle && !row.subscribed,
    hasReachedLimit: reached,
    isSubscribed: row.subscribed,
    ...(row.daily_minutes === null ? {} : { isDoneForToday: isDoneForToday(row, now) }),
  }
}

function usedOf(row: LedgerRow, terms: FreeTerms, now: Date): number {
  return terms.reset === 'daily' && isNewDay(row, now) ? 0 : (row.free_used ?? 0)
}
