import { learnerDay } from '#account/rules/learner-day.ts'

/** What is free, as the settings say it. */
export interface FreeTerms {
  /** Seconds of active time. */
  readonly seconds: number
  /** Whether the seconds come back each day of the learner's own; the other bounds never do. */
  readonly reset: 'never' | 'daily'
  /** Answers in an account's life. */
  readonly answers: number
  /** Topics of their own in an account's life. */
  readonly customTopics: number
  /** Talks by a model in an account's life. */
  readonly talks: number
}

/** How a learner's free time stands in the ledger; nulls where nothing has been noted yet. */
export interface LedgerRow {
  subscribed: boolean
  time_zone: string
  /** Milliseconds. */
  free_used: number | null
  free_answers: number | null
  free_topics: number | null
  /** Null while nothing runs. */
  free_last_at: Date | null
  free_reached_at: Date | null
  /** `YYYY-MM-DD` */
  free_day: string | null
  /** Milliseconds of active time on `free_day`, members too. */
  today_used: number | null
  today_reached_at: Date | null
  /** So many a grown-up allows a day; null without a limit. */
  daily_minutes: number | null
}

/** Why a learner can not go on learning now: what a grown-up allows a day, or what is free. */
export type TimeOver = 'daily_limit_reached' | 'free_time_used'

/** What the page is told of it. */
export interface FreeTimeStatus {
  /** Whole seconds, 0 only at the limit. */
  remainingFreeTime: number
  isPaused: boolean
  hasReachedLimit: boolean
  isSubscribed: boolean
  /** Where a grown-up has set a daily limit: whether it is reached. */
  isDoneForToday?: boolean
}

/** Milliseconds. */
export const minute = 60_000

/** Milliseconds: a longer gap between two calls is no learning (RULES "Free time"). */
export const longestGap = 120_000
/** Milliseconds that an answer costs at least, however it was come by. */
export const answerFloor = 5000
/** Milliseconds after the limit in which a question that was served before it may still be answered. */
export const grace = 120_000

/** The ledger is of an earlier day than the learner's own. A zone further west never brings a day twice. */
export function isNewDay(row: LedgerRow, now: Date): boolean {
  return row.free_day === null || row.free_day < learnerDay(now, row.time_zone)
}

/** The free time is used up, or what is free beside it; never for a member. */
export function hasReachedLimit(row: LedgerRow, terms: FreeTerms, now: Date): boolean {
  return (
    !row.subscribed && (usedOf(row, terms, now) >= terms.seconds * 1000 || (row.free_answers ?? 0) >= terms.answers)
  )
}

/** The minutes that a grown-up allows are over for the learner's own day; for members too. */
export function isDoneForToday(row: LedgerRow, now: Date): boolean {
  if (row.daily_minutes === null || isNewDay(row, now)) return false
  return (row.today_used ?? 0) >= row.daily_minutes * minute
}

/** Why no new question is given, or undefined while there is time. */
export function timeOver(row: LedgerRow, terms: FreeTerms, now: Date): TimeOver | undefined {
  if (isDoneForToday(row, now)) return 'daily_limit_reached'
  return hasReachedLimit(row, terms, now) ? 'free_time_used' : undefined
}

/**
 * Why a question can not be answered any more: below the limits never, for two minutes after them not if it was served
 * before, so that nobody loses the question on the screen.
 */
export function answerTimeOver(
  row: LedgerRow & { served: boolean; served_today: boolean },
  terms: FreeTerms,
  now: Date,
): TimeOver | undefined {
  const graceful = (reachedAt: Date | null) => reachedAt !== null && now.getTime() - reachedAt.getTime() <= grace
  // A limit that was set to less than the day has already taken is reached by the next call that is noted.
  const justSet = row.today_reached_at === null
  if (isDoneForToday(row, now) && !justSet && !(row.served_today && graceful(row.today_reached_at)))
    return 'daily_limit_reached'
  if (hasReachedLimit(row, terms, now) && !(row.served && graceful(row.free_reached_at))) return 'free_time_used'
  return undefined
}

/** Talks by a model that a learner has in all: none at the limit, no bound for a member. */
export function talksOf(row: LedgerRow, terms: FreeTerms, now: Date): number {
  if (row.subscribed) return 1_000_000_000
  return hasReachedLimit(row, terms, now) ? 0 : terms.talks
}

/** What the page shows of the ledger. */
export function freeTimeStatusOf(row: LedgerRow, terms: FreeTerms, now: Date): FreeTimeStatus {
  const reached = hasReachedLimit(row, terms, now)
  const left = Math.max(0, terms.seconds - usedOf(row, terms, now) / 1000)
  const asleep = row.free_last_at === null || now.getTime() - row.free_last_at.getTime() > longestGap
  return {
    remainingFreeTime: reached ? 0 : Math.ceil(left),
    isPaused: asleep && !row.subscribed,
    hasReachedLimit: reached,
    isSubscribed: row.subscribed,
    ...(row.daily_minutes === null ? {} : { isDoneForToday: isDoneForToday(row, now) }),
  }
}

function usedOf(row: LedgerRow, terms: FreeTerms, now: Date): number {
  return terms.reset === 'daily' && isNewDay(row, now) ? 0 : (row.free_used ?? 0)
}
