import { failed } from '#kit/http/failed.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import { currentUser } from '../contract.ts'
import type { House } from './house.ts'
import { findLearner } from './learner.store.ts'
import { presentUser } from './present-user.ts'

export function currentUserRoute({ db, clock }: House): Route {
  return route(currentUser, async ({ accountId }) => {
    const [learner] = await findLearner.run(db, [accountId])
    return learner ? presentUser(learner, clock()) : failed('not_signed_in')
  })
}
