import type { LearnerId } from '#kit/db/ids.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { FreeTimeStatus, User } from '../contract.ts'
import type { LearnerRow } from './learner.store.ts'
import { findLearnerWith } from './learner.store.ts'
import { presentUser } from './present-user.ts'

/** How free time, which membership owns, is read together with the user's own row. */
export interface FreeTimeColumns {
  /** Of the learner `l` at `:now::timestamptz`. */
  readonly columns: string
  readonly from: string
  of(row: LearnerRow, now: Date): FreeTimeStatus
}

/** Reads the user for a reply; undefined if there is no such account. */
export type ReadUser = (learnerId: LearnerId) => Promise<User | undefined>

/** A reader that takes one statement for each user. */
export function userReader({ db, clock }: HandlerDeps, part: FreeTimeColumns): ReadUser {
  const find = findLearnerWith(part)
  return async learnerId => {
    const now = clock()
    const row = await find.first(db, { learner: learnerId, now })
    return row && { ...presentUser(row, now), session: part.of(row, now) }
  }
}
