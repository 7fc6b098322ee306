import { fillPath } from '#kit/contract/endpoint.ts'
import { failed } from '#kit/http/failed.ts'
import type { HandlerDeps } from '#kit/http/handler-deps.ts'
import type { Route } from '#kit/http/route.ts'
import { route } from '#kit/http/route.ts'
import type { Jobs } from '#kit/jobs/jobs.ts'
import { readPicture, serveDrawnPicture, servePaintedPicture } from '../contract.ts'
import { readStage, stageOf } from '../rules/forms.ts'
import { isPetId } from '../rules/pet-id.ts'
import type { Paintings } from './paint-pictures.ts'
import { wantPicture } from './paint-pictures.ts'
import { findPicture } from './picture.store.ts'
import { stageDrawing } from './stage-drawing.ts'

/** Address of a stage's picture: the painting if there is one, else the drawing while the painting is requested. */
export function readPictureRoute(deps: HandlerDeps, jobs: Jobs, paintings: Paintings | undefined): Route {
  return route(readPicture, async ({ learnerId, params }) => {
    const stage = readStage(params.stage)
    if (stage === undefined) return failed('stage_not_reached')
    if (!isPetId(params.creatureId)) return failed('creature_not_found')
    const found = await findPicture.first(deps.db, { learner: learnerId, creature: params.creatureId, stage })
    if (!found) return failed('creature_not_found')
    if (stage > stageOf({ level: found.level })) return failed('stage_not_reached')
    const { creature_id, digest } = found
    const address = (path: `/${string}`, v: string) => ({
      imageUrl: `${fillPath(path, { creatureId: creature_id, stage })}?v=${v}`,
    })
    if (digest !== null) return address(servePaintedPicture.path, digest)
    if (paintings) await wantPicture(deps, jobs, paintings, { learnerId, creatureId: creature_id, stage })
    return address(serveDrawnPicture.path, stageDrawing(found, stage).digest)
  })
}
