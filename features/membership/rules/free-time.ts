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
}

/** What the page is told of it. */
export interface FreeSession {
  /** Whole seconds, 0 only at the limit. */
  remainingFreeTime: number
  isPaused: boolean
  hasReachedLimit: boolean
  isSubscribed: boolean
}

/** Milliseconds: a longer gap between two calls is no learning (RULES "Free time"). */
export const longestGap = 120_000
/** Milliseconds that an answer costs at least, however it was come by. */
export const answerFloor = 5000
/** Milliseconds after the limit in which a question that was served before it may still be answered. */
export const grace = 120_000

/** Free time comes back each day, and the ledger is of an earlier one. A zone further west never brings a day twice. */
export function isNewDay(row: LedgerRow, { reset }: FreeTerms, now: Date): boolean {
  return reset === 'daily' && (row.free_day === null || row.free_day < learnerDay(now, row.time_zone))
}

/** The free time is used up, or what is free beside it; never for a member. */
export function hasReachedLimit(row: LedgerRow, terms: FreeTerms, now: Date): boolean {
  return (
    !row.subscribed && (usedOf(row, terms, now) >= terms.seconds * 1000 || (row.free_answers ?? 0) >= terms.answers)
  )
}

/**
 * Whether a question may be answered: below the limit always, for two minutes after it if it was served before, so that
 * nobody loses the question on the screen.
 */
export function mayAnswer(row: LedgerRow & { served: boolean }, terms: FreeTerms, now: Date): boolean {
  if (!hasReachedLimit(row, terms, now)) return true
  const since = row.free_reached_at === null ? Number.POSITIVE_INFINITY : now.getTime() - row.free_reached_at.getTime()
  return row.served && since <= grace
}

/** Talks by a model that a learner has in all: none at the limit, no bound for a member. */
export function talksOf(row: LedgerRow, terms: FreeTerms, now: Date): number {
  if (row.subscribed) return 1_000_000_000
  return hasReachedLimit(row, terms, now) ? 0 : terms.talks
}

/** What the page shows of the ledger. */
export function freeSession(row: LedgerRow, terms: FreeTerms, now: Date): FreeSession {
  const reached = hasReachedLimit(row, terms, now)
  const left = Math.max(0, terms.seconds - usedOf(row, terms, now) / 1000)
  const asleep = row.free_last_at === null || now.getTime() - row.free_last_at.getTime() > longestGap
  return {
    remainingFreeTime: reached ? 0 : Math.ceil(left),
    isPaused: asleep && !row.subscribed,
    hasReachedLimit: reached,
    isSubscribed: row.subscribed,
  }
}

function usedOf(row: LedgerRow, terms: FreeTerms, now: Date): number {
  return isNewDay(row, terms, now) ? 0 : (row.free_used ?? 0)
}
