import { idleStatements } from '#account/server/idle/idle.store.ts'
import { findLearnerWith } from '#account/server/learner.store.ts'
import { freeTimePart } from '#membership/server/free-time.store.ts'
import { paysStill } from '#membership/server/is-subscribed.ts'

// Statements of one feature that read what a feature below it knows: the app, which knows both, puts them together.

/** A learner with what is left of their free time. */
findLearnerWith(freeTimePart)

/** Accounts that nobody has used for long; those that are paid for are never idle. */
export const findIdle = idleStatements(paysStill('l.id', ':now::timestamptz'))
