import { type FreeTimeColumns, userReader } from '#account/server/read-user.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { changeRulesRoute } from './change-rules.ts'
import { enterPinRoute } from './enter-pin.ts'
import { readParentViewRoute } from './read-parent-view.ts'
import { requireGrownUp } from './require-grown-up.ts'
import { resetPinRoute } from './reset-pin.ts'
import { revokePassRoute } from './revoke-pass.ts'
import { setPinRoute } from './set-pin.ts'
import { setSelfLearnerRoute } from './set-self-learner.ts'

/** @param part how the learning time of a learner is read */
export const guardianRoutes = (deps: HandlerDeps, part: FreeTimeColumns): Route[] => {
  const readUser = userReader(deps, part)
  return [
    ...[setSelfLearnerRoute, setPinRoute].map(make => requireGrownUp(deps, make(deps, readUser))),
    ...[readParentViewRoute, changeRulesRoute].map(make => requireGrownUp(deps, make(deps))),
    enterPinRoute(deps),
    revokePassRoute(deps),
    resetPinRoute(deps),
  ]
}
