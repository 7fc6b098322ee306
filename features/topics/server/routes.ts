import type { House } from '#account/server/house.ts'
import type { Route } from '#kit/http/route.ts'
import { addTopicRoute } from './add-topic.ts'
import { listTopicsRoute } from './list-topics.ts'

export const topicsRoutes = (house: House): Route[] => [listTopicsRoute, addTopicRoute].map(make => make(house))
