import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { readHistoryRoute } from './read-history.ts'
import { readProgressRoute } from './read-progress.ts'

export const progressRoutes = (deps: HandlerDeps): Route[] => [readProgressRoute(deps), readHistoryRoute(deps)]
