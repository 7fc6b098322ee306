import type { ReadUser } from '#account/server/read-user.ts'
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

export const guardianRoutes = (deps: HandlerDeps, readUser: ReadUser): Route[] => [
  requireGrownUp(deps, setSelfLearnerRoute(deps, readUser)),
  requireGrownUp(deps, setPinRoute(deps, readUser)),
  requireGrownUp(deps, readParentViewRoute(deps)),
  requireGrownUp(deps, changeRulesRoute(deps)),
  enterPinRoute(deps),
  revokePassRoute(deps),
  resetPinRoute(deps),
]
