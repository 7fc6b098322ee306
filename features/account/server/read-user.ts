import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { FreeTimeStatus, User } from '../contract.ts'
import type { LearnerRow } from './learner.store.ts'
import { findLearnerWith } from './learner.store.ts'
import { presentUser } from './present-user.ts'

/** How the learning time of a learner is read along with their row, and told: a feature below keeps it. */
export interface FreeTimeColumns {
  /** Of the learner `l` at `:now::timestamptz`. */
  readonly columns: string
  readonly from: string
  of(row: LearnerRow, now: Date): FreeTimeStatus
}

/** The user as they are told to the page; undefined where there is no such learner. */
export type ReadUser = (learnerId: number) => Promise<User | undefined>

/** Reads users in one statement. */
export function userReader({ db, clock }: HandlerDeps, part: FreeTimeColumns): ReadUser {
  const find = findLearnerWith(part)
  return async learnerId => {
    const now = clock()
    const row = await find.first(db, { learner: learnerId, now })
    return row && { ...presentUser(row, now), session: part.of(row, now) }
  }
}
