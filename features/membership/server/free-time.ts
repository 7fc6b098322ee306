import type { FreeTimeStatus } from '#account/contract.ts'
import { learnerDay } from '#account/rules/learner-day.ts'
import type { FreeTimeColumns } from '#account/server/read-user.ts'
import type { LearnerId } from '#kit/db/ids.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { FreeTerms, LedgerRow, TimeOver } from '../rules/free-time.ts'
import { answerTimeOver, freeTimeStatusOf, isNewDay, talksOf, timeOver } from '../rules/free-time.ts'
import {
  beginDay,
  findFreeTime,
  freeTimePart,
  giveTopicBack,
  noteLearnerTime,
  renewForOthers,
  takeTopic,
} from './free-time.store.ts'

/** Free time, as other features use it. */
export interface FreeTime {
  readonly terms: FreeTerms
  /** Parameters of `notedCall`: milliseconds, and answers. */
  readonly most: { readonly mostTime: number; readonly mostAnswers: number }
  /** Starts the learner's new day if one has begun; true if the row has to be read again. */
  startNewDay(learnerId: LearnerId, row: LedgerRow, now: Date): Promise<boolean>
  session(row: LedgerRow, now: Date): FreeTimeStatus
  /** Why no new question is given; undefined while there is time. */
  timeOver(row: LedgerRow, now: Date): TimeOver | undefined
  /** Why a question can't be answered any more; undefined while it can. */
  answerTimeOver(row: LedgerRow & { served: boolean; served_today: boolean }, now: Date): TimeOver | undefined
  /** Counts a call that is neither answer nor pause; returns why it is refused, if it is. */
  note(learnerId: LearnerId): Promise<TimeOver | undefined>
  /** How many talks by a model the learner gets in total. */
  talks(learnerId: LearnerId): Promise<number>
  /** Makes a custom topic, which counts against the free ones if `isNew`; undefined if no free one is left. */
  makeTopic<T>(
    learnerId: LearnerId,
    make: () => Promise<T>,
    isNew: (done: T) => boolean,
  ): Promise<{ done: T } | undefined>
  /** For replies about the user. */
  readonly freeTimeColumns: FreeTimeColumns
}

export function openFreeTime({ db, clock }: HandlerDeps, terms: FreeTerms): FreeTime {
  const most = { mostTime: terms.seconds * 1000, mostAnswers: terms.answers }
  const startNewDay = async (learnerId: LearnerId, row: LedgerRow, now: Date) => {
    if (!isNewDay(row, now)) return false
    const day = learnerDay(now, row.time_zone)
    const isFreeAgain = terms.reset === 'daily'
    await beginDay.run(db, { learner: learnerId, day, isFreeAgain })
    if (isFreeAgain) await renewForOthers.run(db, { learner: learnerId, day })
    return true
  }
  return {
    terms,
    most,
    startNewDay,
    session: (row, now) => freeTimeStatusOf(row, terms, now),
    timeOver: (row, now) => timeOver(row, terms, now),
    answerTimeOver: (row, now) => answerTimeOver(row, terms, now),
    note: async learnerId => {
      const now = clock()
      const row = await noteLearnerTime.first(db, { learner: learnerId, now, ...most, kind: 'other' })
      if (!row) return 'free_time_used'
      await startNewDay(learnerId, row, now)
      return timeOver(row, terms, now)
    },
    talks: async learnerId => {
      const now = clock()
      const row = await findFreeTime.first(db, { learner: learnerId, now })
      return row ? talksOf(row, terms, now) : 0
    },
    makeTopic: async (learnerId, make, isNew) => {
      const taken = await takeTopic.first(db, { learner: learnerId, most: terms.customTopics, now: clock() })
      if (!taken) return undefined
      let made = false
      try {
        const done = await make()
        made = isNew(done)
        return { done }
      } finally {
        if (!made && taken.counted) await giveTopicBack.run(db, { learner: learnerId })
      }
    },
    freeTimeColumns: {
      ...freeTimePart,
      of: (row, now) => freeTimeStatusOf(row as typeof row & LedgerRow, terms, now),
    },
  }
}
