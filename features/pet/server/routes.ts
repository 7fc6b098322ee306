import type { House } from '#account/server/house.ts'
import type { Route } from '#kit/http/route.ts'
import { createCreatureRoute } from './create-creature.ts'
import { readCreatureRoute } from './read-creature.ts'

export const petRoutes = (house: House): Route[] => [createCreatureRoute, readCreatureRoute].map(make => make(house))
