import type { House } from '#account/server/house.ts'
import type { Route } from '#kit/http/route.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { feedCreature, playWithCreature, restCreature } from '../contract.ts'
import { careRoute } from './care-for-creature.ts'
import { createCreatureRoute } from './create-creature.ts'
import type { Speech } from './model-line.ts'
import type { Paintings } from './paint-pictures.ts'
import { readCreatureRoute } from './read-creature.ts'
import { readPictureRoute } from './read-picture.ts'
import { readThoughtRoute } from './read-thought.ts'
import { serveDrawnPictureRoute, servePaintedPictureRoute } from './serve-picture.ts'
import { talkToCreatureRoute } from './talk-to-creature.ts'

/**
 * @param paintings undefined where pictures are only drawn
 * @param speech undefined where pets know the built-in lines alone
 */
export const petRoutes = (
  house: House,
  jobs: Jobs,
  paintings: Paintings | undefined,
  speech: Speech | undefined,
): Route[] => [
  createCreatureRoute(house),
  readCreatureRoute(house),
  careRoute(house, feedCreature, 'feed'),
  careRoute(house, playWithCreature, 'play'),
  careRoute(house, restCreature, 'rest'),
  talkToCreatureRoute(house, speech),
  readThoughtRoute(house),
  readPictureRoute(house, jobs, paintings),
  serveDrawnPictureRoute(house),
  servePaintedPictureRoute(house),
]
