import type { Route } from '#kit/http/route.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { careRoutes } from './care-for-pet.ts'
import { createPetRoute } from './create-pet.ts'
import type { Speech } from './model-line.ts'
import type { Paintings } from './paint-pictures.ts'
import { readPetRoute } from './read-pet.ts'
import { readPictureRoute } from './read-picture.ts'
import { readThoughtRoute } from './read-thought.ts'
import { serveDrawnPictureRoute, servePaintedPictureRoute } from './serve-picture.ts'
import type { TalkDeps } from './talk-deps.ts'
import { talkToPetRoute } from './talk-to-pet.ts'

/**
 * @param paintings undefined where pictures are only drawn, not painted
 * @param speech undefined where pets only have the built-in lines
 */
export const petRoutes = (
  deps: TalkDeps,
  jobs: Jobs,
  paintings: Paintings | undefined,
  speech: Speech | undefined,
): Route[] => [
  createPetRoute(deps),
  readPetRoute(deps),
  ...careRoutes(deps),
  talkToPetRoute(deps, speech),
  readThoughtRoute(deps),
  readPictureRoute(deps, jobs, paintings),
  serveDrawnPictureRoute(deps),
  servePaintedPictureRoute(deps),
]
