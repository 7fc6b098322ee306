import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import type { FreeTime } from './free-time.ts'
import { heartbeatRoute } from './heartbeat.ts'

export const membershipRoutes = (deps: HandlerDeps, free: FreeTime): Route[] => [heartbeatRoute(deps, free)]
