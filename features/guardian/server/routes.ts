import { type SessionPart, userReader } from '#account/server/read-user.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { changeRulesRoute } from './change-rules.ts'
import { endPassRoute } from './end-pass.ts'
import { learnMyselfRoute } from './learn-myself.ts'
import { readParentViewRoute } from './read-parent-view.ts'
import { resetPinRoute } from './reset-pin.ts'
import { setPinRoute } from './set-pin.ts'
import { typePinRoute } from './type-pin.ts'
import { whileGrownUp } from './while-grown-up.ts'

/** @param part how the learning time of a learner is read */
export const guardianRoutes = (deps: HandlerDeps, part: SessionPart): Route[] => {
  const readUser = userReader(deps, part)
  return [
    ...[learnMyselfRoute, setPinRoute].map(make => whileGrownUp(deps, make(deps, readUser))),
    ...[readParentViewRoute, changeRulesRoute].map(make => whileGrownUp(deps, make(deps))),
    typePinRoute(deps),
    endPassRoute(deps),
    resetPinRoute(deps),
  ]
}
