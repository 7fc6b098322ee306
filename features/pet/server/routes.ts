import type { HandlerDeps } from '#kit/http/handler-deps.ts'
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
  deps: HandlerDeps,
  jobs: Jobs,
  paintings: Paintings | undefined,
  speech: Speech | undefined,
): Route[] => [
  createCreatureRoute(deps),
  readCreatureRoute(deps),
  careRoute(deps, feedCreature, 'feed'),
  careRoute(deps, playWithCreature, 'play'),
  careRoute(deps, restCreature, 'rest'),
  talkToCreatureRoute(deps, speech),
  readThoughtRoute(deps),
  readPictureRoute(deps, jobs, paintings),
  serveDrawnPictureRoute(deps),
  servePaintedPictureRoute(deps),
]
