import type { House } from '#account/server/house.ts'
import type { Route } from '#kit/http/route.ts'
import { readHistoryRoute } from './read-history.ts'
import { readProgressRoute } from './read-progress.ts'

export const progressRoutes = (house: House): Route[] => [readProgressRoute, readHistoryRoute].map(make => make(house))
