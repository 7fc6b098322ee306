import type { House } from '#account/server/house.ts'
import type { Route } from '#kit/http/route.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { feedCreature, playWithCreature, restCreature } from '../contract.ts'
import { careRoute } from './care-for-creature.ts'
import { createCreatureRoute } from './create-creature.ts'
import type { Paintings } from './paint-pictures.ts'
import { readCreatureRoute } from './read-creature.ts'
import { readPictureRoute } from './read-picture.ts'
import { readThoughtRoute } from './read-thought.ts'
import { serveDrawnPictureRoute, servePaintedPictureRoute } from './serve-picture.ts'
import { talkToCreatureRoute } from './talk-to-creature.ts'

/** @param paintings undefined where pictures are only drawn */
export const petRoutes = (house: House, jobs: Jobs, paintings: Paintings | undefined): Route[] => [
  createCreatureRoute(house),
  readCreatureRoute(house),
  careRoute(house, feedCreature, 'feed'),
  careRoute(house, playWithCreature, 'play'),
  careRoute(house, restCreature, 'rest'),
  talkToCreatureRoute(house),
  readThoughtRoute(house),
  readPictureRoute(house, jobs, paintings),
  serveDrawnPictureRoute(house),
  servePaintedPictureRoute(house),
]
