import type { House } from '#account/server/house.ts'
import type { Route } from '#kit/http/route.ts'
import type { FreeTime } from './free-time.ts'
import { takeHeartbeatRoute } from './take-heartbeat.ts'

export const membershipRoutes = (house: House, free: FreeTime): Route[] => [takeHeartbeatRoute(house, free)]
