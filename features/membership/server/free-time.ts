import type { FreeSession } from '#account/contract.ts'
import { learnerDay } from '#account/rules/learner-day.ts'
import type { House } from '#account/server/house.ts'
import type { SessionPart } from '#account/server/read-user.ts'
import type { FreeTerms, LedgerRow } from '../rules/free-time.ts'
import { freeSession, hasReachedLimit, isNewDay, mayAnswer, talksOf } from '../rules/free-time.ts'
import {
  findFreeTime,
  giveTopicBack,
  ledgerColumns,
  noteLearnerTime,
  renewFreeTime,
  takeTopic,
} from './free-time.store.ts'

/** Free time as the other features ask for it. */
export interface FreeTime {
  readonly terms: FreeTerms
  /** What `noteCall` takes as `most`: milliseconds, and answers. */
  readonly most: readonly [time: number, answers: number]
  /** Gives a new day its time where free time comes back daily; true where the row has to be read anew. */
  renewed(learnerId: string, row: LedgerRow, now: Date): Promise<boolean>
  session(row: LedgerRow, now: Date): FreeSession
  isUsedUp(row: LedgerRow, now: Date): boolean
  mayAnswer(row: LedgerRow & { served: boolean }, now: Date): boolean
  /** Notes a call that is neither answer nor pause; false where the free time is used up. */
  isOpen(learnerId: string): Promise<boolean>
  /** How many talks by a model the learner has in all. */
  talks(learnerId: string): Promise<number>
  /** Makes one more topic of the learner's own, which counts where `isNew`; undefined where all that are free have been made. */
  makeTopic<T>(learnerId: string, make: () => Promise<T>, isNew: (done: T) => boolean): Promise<{ done: T } | undefined>
  /** For the replies about the current user. */
  readonly sessionPart: SessionPart
}

export function openFreeTime({ db, clock }: House, terms: FreeTerms): FreeTime {
  const most = [terms.seconds * 1000, terms.answers] as const
  const renewed = async (learnerId: string, row: LedgerRow, now: Date) => {
    if (!isNewDay(row, terms, now)) return false
    await renewFreeTime.run(db, [learnerId, learnerDay(now, row.time_zone)])
    return true
  }
  return {
    terms,
    most,
    renewed,
    session: (row, now) => freeSession(row, terms, now),
    isUsedUp: (row, now) => hasReachedLimit(row, terms, now),
    mayAnswer: (row, now) => mayAnswer(row, terms, now),
    isOpen: async learnerId => {
      const now = clock()
      const row = await noteLearnerTime.first(db, [learnerId, now, ...most, 'other'])
      if (!row) return false
      await renewed(learnerId, row, now)
      return !hasReachedLimit(row, terms, now)
    },
    talks: async learnerId => {
      const now = clock()
      const row = await findFreeTime.first(db, [learnerId, now])
      return row ? talksOf(row, terms, now) : 0
    },
    makeTopic: async (learnerId, make, isNew) => {
      const taken = await takeTopic.first(db, [learnerId, terms.customTopics, clock()])
      if (!taken) return undefined
      let made = false
      try {
        const done = await make()
        made = isNew(done)
        return { done }
      } finally {
        if (!made && taken.counted) await giveTopicBack.run(db, [learnerId])
      }
    },
    sessionPart: {
      columns: ledgerColumns('l.id', '$2::timestamptz'),
      from: 'left join free_time free on free.learner_id = l.id',
      of: (row, now) => freeSession(row as typeof row & LedgerRow, terms, now),
    },
  }
}
